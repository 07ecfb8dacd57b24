import { MAX_DOCUMENT_BYTES } from '../../src/build/content/readSource';
import { demoOptionsSchema } from '../../src/domain/demo';
import { DESCRIPTION_LIMIT, FRONT_MATTER_KEYS, TITLE_LIMIT } from '../../src/domain/frontMatter';
import { SIDEBAR_KEYS } from '../../src/domain/sidebar';
import { productSchema, siteConfigSchema } from '../../src/domain/site';
import { readGuide, readNames, readTable } from './readTable';

describe("the guide's tables", () => {
  test('front matter: every key in the order of the schema, with the limits that hold', () => {
    const page = readGuide('writing-pages.md');
    const table = readTable(page, '## Front matter');
    expect(readNames(page, '## Front matter')).toEqual(FRONT_MATTER_KEYS);
    expect(table[0]?.[3]).toBe(`${TITLE_LIMIT} characters`);
    expect(table[1]?.[3]).toBe(`${DESCRIPTION_LIMIT} characters`);
    expect(page).toContain(`(${MAX_DOCUMENT_BYTES.toLocaleString('en')} bytes)`);
  });

  test('sidebars: every field of an entry', () => {
    expect(readNames(readGuide('sidebars.md'), '## Fields of an entry').toSorted()).toEqual(
      SIDEBAR_KEYS.toSorted(),
    );
  });

  test('demos: every option in the order of the schema', () => {
    expect(readNames(readGuide('demos.md'), '## Options')).toEqual(Object.keys(demoOptionsSchema.shape));
  });

  test('site.yml: every key of the file and of a product, in the order of the schemas', () => {
    const page = readGuide('site-yml.md');
    expect(readNames(page, '## Top-level keys')).toEqual(Object.keys(siteConfigSchema.in.shape));
    expect(readNames(page, '## Products')).toEqual(Object.keys(productSchema.shape));
  });

  test('commands: every script of package.json', async () => {
    const page = readGuide('commands.md');
    const { scripts } = (await import('../../package.json')) as { scripts: Record<string, string> };
    const named = [...readNames(page, '## For authors'), ...readNames(page, '## For the code')];
    const expected = Object.keys(scripts).map((name) =>
      name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`,
    );
    expect(named.toSorted()).toEqual(expected.toSorted());
  });
});
