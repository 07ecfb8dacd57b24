import type { Root as HastRoot } from 'hast';
import type { Root as MdastRoot } from 'mdast';
import remarkGfm from 'remark-gfm-3';
import type { DialectReading } from './dialect/dialectReading';
import { readDialect } from './dialect/readDialect';
import { furnishPage } from './html/furnishPage';
import { createPageReading } from './html/pageReading';
import { mdxOutput } from './mdx/mdxOutput';
import { ProblemList } from './problemList';
import { remarkDialectSyntax } from './syntax/dialectSyntax';

/** What the plugins use of a virtual file, whatever its version. */
interface CompiledFile {
  data: { docDialect?: DialectReading };
}

interface MdxPluginOptions {
  /** As in `site.yml`: path prefix to origin. */
  readonly externalPaths?: Readonly<Record<string, string>>;
}

/** Reads the dialect in the tree that MDX compiles. Problems are reported by `parseDocument`, not here. */
function remarkDialect() {
  return (tree: MdastRoot, file: CompiledFile): void => {
    const dialect: DialectReading = {
      format: 'mdx',
      problems: new ProblemList(''),
      componentNames: null,
      output: mdxOutput,
      demos: [],
      samples: [],
      heading: null,
      leadPlace: null,
    };
    readDialect(tree, dialect);
    file.data.docDialect = dialect;
  };
}

/** Gives the compiled page the furniture of a Markdown page. Its h1 and lead are taken out: the layout shows them. */
function rehypeFurniture({ externalPaths = {} }: MdxPluginOptions) {
  return (tree: HastRoot, file: CompiledFile): void => {
    const dialect = file.data.docDialect;
    furnishPage(
      tree,
      createPageReading({
        problems: new ProblemList(''),
        externalPaths,
        numbersImages: false,
        fences: [],
        heading: dialect?.heading ?? null,
        leadPlace: dialect?.leadPlace ?? null,
      }),
    );
  };
}

/**
 * Plugins for gatsby-plugin-mdx (MDX 2, unified 10), so that an MDX page is read as `parseDocument`
 * reads it and looks like a Markdown page. Directives become `<DocDemo reference={0} />` (the place
 * among the page's demos), `<DocComponent name="…" props={{…}} />` and
 * `<DocCodeGroup storageKey="…" tabs={[{ label, html }]} />`.
 */
export function createMdxPlugins(options: MdxPluginOptions = {}) {
  return {
    remarkPlugins: [remarkGfm, [remarkDialectSyntax, { format: 'mdx' }], remarkDialect],
    rehypePlugins: [[rehypeFurniture, options]],
  };
}
