import { build, transform } from 'esbuild';
import type { ScopedStyleSheet } from '../../../domain/live';
import { digestOf } from '../../pipeline/digest';
import { BROWSER_TARGET } from '../browserTarget';
import { DEMO_COMPILATION } from '../inspectModules';
import { scopeOf } from './scopes';
import { scopeStyles } from './scopeStyles';

const MEDIA = ['.svg', '.png', '.jpg', '.jpeg', '.gif', '.webp', '.avif', '.woff2'] as const;

/**
 * Compiles the style sheets that a module and its helpers import, in the order of the imports, to one
 * that the site's browsers understand and that reaches nothing but the module's own elements. Null
 * where there are none.
 *
 * @param module absolute path; `inspectModules` has found nothing wrong with it
 */
export async function compileSheet(module: string): Promise<ScopedStyleSheet | null> {
  const { outputFiles } = await build({
    ...DEMO_COMPILATION,
    entryPoints: { sheet: module },
    outdir: 'sheet',
    platform: 'browser',
    format: 'esm',
    packages: 'external',
    target: [...BROWSER_TARGET],
    loader: {
      ...DEMO_COMPILATION.loader,
      '.css': 'css',
      ...Object.fromEntries(MEDIA.map((extension) => [extension, 'dataurl' as const])),
    },
  });
  const css = outputFiles.find(({ path }) => path.endsWith('.css'))?.text ?? '';
  if (css.trim() === '') return null;
  const scope = digestOf(css).slice(0, 8);
  const scoped = scopeStyles(css, {
    scope: scopeOf(`[data-demo-css="${scope}"]`),
    prefix: `demo-${scope}-`,
  });
  const { code } = await transform(scoped, { loader: 'css', minify: true, target: [...BROWSER_TARGET] });
  return { scope, css: code.trim() };
}
