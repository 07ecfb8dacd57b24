import ts from 'typescript';

/** `export { imported as name } from 'from'`; without `from`, `imported` is a name of the file itself. */
export interface ExportedName {
  readonly name: string;
  readonly imported: string;
  readonly from: string | null;
}

/** What a published JavaScript module exports by name, the default included; `export *` names nothing. */
export function readExports(jsText: string): ExportedName[] {
  const file = ts.createSourceFile('module.js', jsText, ts.ScriptTarget.Latest, false, ts.ScriptKind.JS);
  return file.statements.flatMap((statement): ExportedName[] => {
    if (ts.isExportDeclaration(statement)) return readClause(statement);
    if (ts.isExportAssignment(statement) && ts.isIdentifier(statement.expression))
      return [{ name: 'default', imported: statement.expression.text, from: null }];
    if (ts.isFunctionDeclaration(statement) && statement.name) {
      const kinds = statement.modifiers?.map(({ kind }) => kind) ?? [];
      if (!kinds.includes(ts.SyntaxKind.ExportKeyword)) return [];
      const imported = statement.name.text;
      const name = kinds.includes(ts.SyntaxKind.DefaultKeyword) ? 'default' : imported;
      return [{ name, imported, from: null }];
    }
    return [];
  });
}

function readClause({ exportClause, moduleSpecifier }: ts.ExportDeclaration): ExportedName[] {
  if (!exportClause || !ts.isNamedExports(exportClause)) return [];
  const from = moduleSpecifier && ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : null;
  return exportClause.elements.map(({ name, propertyName }) => ({
    name: name.text,
    imported: (propertyName ?? name).text,
    from,
  }));
}
