import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import importX from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { roomZones } from './eslint.rooms.mjs';

const SCRIPTS = ['**/*.{ts,tsx,mts,mjs,js,jsx}'];
const NODE_MODULES_OF_THE_SHELL =
  '^(?:node:)?(?:fs|child_process|http|https|net|worker_threads|os|process)(?:/|$)';

export default tseslint.config(
  {
    ignores: [
      '.cache/',
      'public/',
      'coverage/',
      'test-results/',
      'playwright-report/',
      'bench/.work/',
      'static/',
      '__tests__/fixtures/',
      'src/gatsby-types.d.ts',
    ],
  },
  // A rule that is worth having is not switched off from inside a file.
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' } },
  {
    files: SCRIPTS,
    extends: [tseslint.configs.recommended],
    plugins: { 'import-x': importX },
    settings: { 'import-x/resolver-next': [createTypeScriptImportResolver({ alwaysTryTypes: true })] },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      // Extending a type of a package goes by an interface, empty or not.
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
      'import-x/no-restricted-paths': ['error', { basePath: import.meta.dirname, zones: roomZones }],
      'import-x/no-duplicates': 'error',
      'import-x/no-self-import': 'error',
      'no-console': 'error',
      eqeqeq: 'error',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'scripts/**/*.ts', '*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeCheckedOnly],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      // There are next to no classes here: a method of an interface is a function.
      '@typescript-eslint/unbound-method': 'off',
      // A handler that returns a promise is fine; a condition that is a promise is not.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    },
  },
  {
    files: [
      'src/site/**/*.{ts,tsx}',
      'src/pages/**/*.tsx',
      'content/**/*.{tsx,js}',
      'gatsby-{browser,ssr}.tsx',
    ],
    extends: [reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.recommended],
    rules: {
      // Both are for the React Compiler, which does not run here, and take a DOM element's
      // `scrollTop` or an object of refs for state.
      'react-hooks/immutability': 'off',
      'react-hooks/refs': 'off',
      // What scrolls by itself must be reachable by keyboard.
      'jsx-a11y/no-noninteractive-tabindex': ['error', { roles: ['tabpanel', 'region'], tags: ['pre'] }],
      // A field of a dialog that opens is where the focus belongs; components know when that is.
      'jsx-a11y/no-autofocus': ['error', { ignoreNonDOM: true }],
    },
  },
  {
    files: ['src/domain/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { regex: '^(?!zod$|\\.{1,2}/)', message: 'The domain imports zod and itself, nothing else.' },
          ],
        },
      ],
    },
  },
  {
    files: ['src/build/pipeline/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: `^(?:gatsby|react)(?:$|[-/])|${NODE_MODULES_OF_THE_SHELL}`,
              message: 'The pipeline is pure: text in, pages or problems out.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['src/site/**', 'src/pages/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ regex: NODE_MODULES_OF_THE_SHELL, message: 'The site runs in a browser.' }] },
      ],
      // Saying what went wrong is what the console of a browser is for.
      'no-console': ['error', { allow: ['error', 'warn'] }],
    },
  },
  { files: ['scripts/**', 'bench/**', 'src/build/check/**', 'content/**'], rules: { 'no-console': 'off' } },
);
