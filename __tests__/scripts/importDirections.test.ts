import { ESLint } from 'eslint';
import path from 'node:path';
import { existsSync } from 'node:fs';
import config from '../../eslint.config.mjs';

const projectRoot = path.resolve(__dirname, '../..');
const eslint = new ESLint({ cwd: projectRoot, overrideConfigFile: true, baseConfig: config });

/** What the linter says of one import, written into a file of the house. */
async function lintImport(file: string, specifier: string): Promise<string[]> {
  const [result] = await eslint.lintText(`import '${specifier}';\n`, {
    filePath: path.join(projectRoot, file),
  });
  return (result?.messages ?? []).map(({ ruleId, message }) => `${ruleId ?? 'parser'}: ${message}`);
}

/** The rule looks at files that exist: each target below must be one. */
const IN_DOMAIN = 'src/domain/page.ts';
const IN_CONTENT = 'src/build/content/contentRoot.ts';
const IN_THEME = 'src/site/theme/constants.ts';
const IN_PIPELINE = 'src/build/pipeline/parsedDocument.ts';

describe('imports point down only', () => {
  beforeAll(() => {
    for (const file of [IN_DOMAIN, IN_PIPELINE, IN_CONTENT, IN_THEME])
      expect(existsSync(path.join(projectRoot, file))).toBe(true);
  });

  it.each([
    [IN_PIPELINE, '../../domain/page'],
    [IN_PIPELINE, 'unified'],
    [IN_DOMAIN, './docPath'],
    [IN_DOMAIN, 'zod'],
  ])('%s may import %s', async (file, specifier) => {
    expect(await lintImport(file, specifier)).toEqual([]);
  });

  it.each([
    [IN_PIPELINE, '../content/contentRoot', 'src/build/pipeline must not know what stands above it'],
    [IN_CONTENT, '../gatsby/lifecycle', 'src/build/content must not know what stands above it'],
    [IN_CONTENT, '../../site/theme/constants', 'src/build never imports src/site'],
    [IN_THEME, '../../build/content/contentRoot', 'src/site never imports src/build'],
    [IN_THEME, '../providers/PageProviders', 'src/site/theme must not know what stands above it'],
  ])('%s may not import %s', async (file, specifier, why) => {
    const imported = path.join(projectRoot, path.dirname(file), specifier);
    expect(existsSync(`${imported}.ts`) || existsSync(`${imported}.tsx`)).toBe(true);
    expect(await lintImport(file, specifier)).toEqual([
      expect.stringMatching(new RegExp(`^import-x/no-restricted-paths: .*${why}`)),
    ]);
  });

  it('the domain knows no room above it', async () => {
    expect(await lintImport(IN_DOMAIN, '../build/pipeline/parsedDocument')).toContainEqual(
      expect.stringMatching(
        /^import-x\/no-restricted-paths: .*src\/domain must not know what stands above it/,
      ),
    );
  });

  it('the domain imports no package but zod', async () => {
    expect(await lintImport(IN_DOMAIN, 'unified')).toEqual([
      expect.stringMatching(/^no-restricted-imports: .*The domain imports zod and itself/),
    ]);
  });

  it.each([
    'node:fs',
    'fs/promises',
    'node:child_process',
    'gatsby',
    'gatsby-source-filesystem',
    'react',
    'react-dom/server',
  ])('the pipeline does not import %s', async (specifier) => {
    expect(await lintImport(IN_PIPELINE, specifier)).toEqual([
      expect.stringMatching(/^no-restricted-imports: .*The pipeline is pure/),
    ]);
  });
});
