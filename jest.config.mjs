/**
 * Packages that ship ES modules only. Jest does not `require` those by itself, so they are compiled
 * like our own files; every other package is taken as it is, which is what keeps a run short.
 */
const ES_MODULE_PACKAGES = [
  '@mdx-js',
  '@ungap/structured-clone',
  'bail',
  'ccount',
  'character-(?:entities|reference)[^/]*',
  'comma-separated-tokens',
  'decode-named-character-reference',
  'devlop',
  'direction',
  'bcp-47-match',
  'escape-string-regexp',
  'estree-(?:util|walker)[^/]*',
  'github-slugger',
  'hast(?:script|-util)[^/]*',
  'html-void-elements',
  'is-(?:alphabetical|alphanumerical|decimal|hexadecimal|plain-obj|reference)',
  'longest-streak',
  'markdown-table',
  'mdast-util[^/]*',
  'micromark[^/]*',
  'parse-(?:entities|numeric-range)',
  'parse5',
  'entities',
  'periscopic',
  'property-information',
  'refractor',
  'rehype[^/]*',
  'remark[^/]*',
  'space-separated-tokens',
  'stringify-entities',
  'trim-lines',
  'trough',
  'unified',
  'unist-util[^/]*',
  'vfile[^/]*',
  'web-namespaces',
  'zwitch',
];

function compileWithSwc(parser) {
  return [
    '@swc/jest',
    {
      swcrc: false,
      module: { type: 'commonjs' },
      jsc: { target: 'es2022', parser, transform: { react: { runtime: 'automatic' } } },
    },
  ];
}

const shared = {
  rootDir: import.meta.dirname,
  transform: {
    '\\.tsx$': compileWithSwc({ syntax: 'typescript', tsx: true }),
    '\\.[cm]?ts$': compileWithSwc({ syntax: 'typescript' }),
    '\\.(?:mjs|jsx?)$': compileWithSwc({ syntax: 'ecmascript', jsx: true }),
  },
  transformIgnorePatterns: [`/node_modules/(?!(?:.+/node_modules/)?(?:${ES_MODULE_PACKAGES.join('|')})/)`],
  moduleNameMapper: {
    '\\.css$': '<rootDir>/__tests__/stubs/styles.ts',
    '^@fontsource': '<rootDir>/__tests__/stubs/styles.ts',
    '^docs-generated/strings/(.*)$': '<rootDir>/src/site/i18n/strings/$1',
    '^docs-generated/(.*)$': '<rootDir>/__tests__/stubs/docs-generated/$1',
  },
  modulePathIgnorePatterns: ['<rootDir>/.cache/', '<rootDir>/public/', '<rootDir>/bench/.work/'],
  restoreMocks: true,
};

export default {
  // A busy machine compiles slowly; a test that hangs is still found.
  testTimeout: 30_000,
  projects: [
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/__tests__/**/*.test.{ts,tsx}'],
      testPathIgnorePatterns: ['/node_modules/', '<rootDir>/__tests__/(?:site|e2e|fixtures)/'],
    },
    {
      ...shared,
      displayName: 'site',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/__tests__/site/**/*.test.{ts,tsx}'],
      moduleNameMapper: { ...shared.moduleNameMapper, '^gatsby$': '<rootDir>/__tests__/stubs/gatsby.tsx' },
      setupFilesAfterEnv: ['<rootDir>/__tests__/setup/site.ts'],
    },
  ],
};
