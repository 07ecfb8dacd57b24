import ts from 'typescript';

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  // Else every optional property of a resolved type is written with `| undefined`.
  exactOptionalPropertyTypes: true,
  noEmit: true,
  skipLibCheck: true,
  // Without this TypeScript loads every @types package it finds above the working directory.
  types: [],
};

/** One program over all declarations that are asked for: what they share (React, the DOM) is read once. */
export function createProgram(files: readonly string[]): ts.Program {
  return ts.createProgram({ rootNames: [...files], options: OPTIONS });
}
