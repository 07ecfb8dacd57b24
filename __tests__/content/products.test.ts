import fs from 'node:fs';
import path from 'node:path';
import { parseSiteConfig } from '../../src/build/pipeline/config/parseSiteConfig';

const root = path.resolve(__dirname, '../../content');
const { config, problems } = parseSiteConfig(fs.readFileSync(path.join(root, 'site.yml'), 'utf8'));
const products = config?.products ?? [];

/** The version of an installed package, as its own package.json has it. */
function installedVersion(name: string): string {
  const manifest = path.resolve(root, '../node_modules', name, 'package.json');
  return (JSON.parse(fs.readFileSync(manifest, 'utf8')) as { version: string }).version;
}

test('site.yml has nothing to complain about', () => {
  expect(problems).toEqual([]);
});

test('the products are those of the specification (section 2), each under its own prefix', () => {
  expect(products.map(({ id, paths }) => [id, paths[0]])).toEqual([
    ['material-ui', '/material-ui'],
    ['joy-ui', '/joy-ui'],
    ['system', '/system'],
    ['base-ui', '/base-ui'],
    ['core', '/core'],
    ['docs-infra', '/experiments/docs'],
    ['docs', '/docs'],
  ]);
});

test.each([
  ['material-ui', '@mui/material', '6.4.8'],
  ['joy-ui', '@mui/joy', '5.0.0-beta.49'],
  ['system', '@mui/system', '6.4.8'],
  ['base-ui', '@mui/base', '5.0.0-beta.70'],
])(
  '%s shows the version of the specification (section 9), which is the installed one',
  (id, name, version) => {
    const product = products.find((candidate) => candidate.id === id);
    const current = product?.versions.filter((entry) => entry.current === true).map((entry) => entry.text);
    expect(current).toEqual([`v${version}`]);
    expect(installedVersion(name)).toBe(version);
  },
);

test('every other version leads to a page of its own', () => {
  const others = products.flatMap(({ versions }) => versions.filter((entry) => entry.current !== true));
  expect(others.length).toBeGreaterThan(0);
  for (const { href } of others) expect(href).toMatch(/^https:\/\//);
});

test('only English is listed; Chinese is accepted as a prefix', () => {
  expect(config?.languages).toEqual(['en']);
  expect(config?.acceptedLanguages).toEqual(['en', 'zh']);
});

test('logos and wordmarks are small drawings that run nothing and fetch nothing', () => {
  const files = products.flatMap(({ logo, wordmark }) => [logo, wordmark]);
  expect(files).toHaveLength(14);
  for (const file of files) {
    const svg = fs.readFileSync(path.join(root, file ?? ''), 'utf8');
    expect(svg.length).toBeLessThan(2000);
    expect(svg).toMatch(/^<svg [^>]*width="\d+" height="32" viewBox=/);
    expect(svg).not.toMatch(/<script|\son\w+=|href=|url\(/i);
  }
});
