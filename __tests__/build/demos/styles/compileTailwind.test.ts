import path from 'node:path';
import { compileTailwind } from '../../../../src/build/demos/styles/compileTailwind';

const projectRoot = path.resolve(__dirname, '../../../..');
const compile = (classes: string) => compileTailwind([`<p className="${classes}" />`], projectRoot);

const INSIDE = ':where([data-demo-tailwind] *,[data-demo-tailwind][data-demo-portal])';

describe('compileTailwind', () => {
  it('has the classes that are named, inside the demos styled by Tailwind alone', async () => {
    const css = await compile('flex hover:p-4');
    expect(css).toContain(`.flex${INSIDE}{display:flex}`);
    expect(css).toContain(`.hover\\:p-4:hover${INSIDE}{padding:calc(var(--spacing) * 4)}`);
    expect(css).not.toContain('.grid');
    // Nothing is said of the whole page.
    const selectors = css.match(/[^{}]+(?=\{)/g)?.filter((text) => !text.startsWith('@')) ?? [];
    const global = selectors.filter((text) => !text.includes('[data-demo-tailwind]'));
    expect(global.filter((text) => !/^(?:\s*(?:from|to|[\d.]+%),?)+$/.test(text))).toEqual([]);
  });

  it('has its variables on the hosts, and its resets lighter than any class', async () => {
    const css = await compile('p-1');
    expect(css).toMatch(/:root :where\(\[data-demo-tailwind\]\)[^{]*\{[^}]*--spacing: ?\.25rem/);
    expect(css).not.toContain('@layer');
    const list = /:where\(ol:where[^{]*\{list-style:none\}/.exec(css)?.[0] ?? '';
    expect(list).toContain(':is(html body *)');
  });

  it('is dark with the page, and turns with the direction', async () => {
    const css = await compile('dark:flex rtl:hidden');
    expect(css).toContain('.dark\\:flex:where([data-color-scheme=dark],[data-color-scheme=dark] *)');
    expect(css).toMatch(/\.rtl\\:hidden:where\(:dir\(rtl\),\[dir=rtl\],\[dir=rtl\] \*\)/);
  });

  it('is understood by browsers without OKLCH, colour mixing, nesting and ranges', async () => {
    const css = await compile('bg-red-500/50 text-sky-700 sm:flex rounded-full');
    expect(css).not.toContain('oklch(');
    expect(css).toMatch(/--color-sky-700: ?#[0-9a-f]{6}\b/);
    expect(css).toMatch(/background-color:#[0-9a-f]{6}80/);
    expect(css).toContain('@media(min-width:40rem)');
    expect(css).not.toMatch(/infinity|&/);
  });
});
