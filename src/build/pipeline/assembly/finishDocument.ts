import { productOfPath } from './placeDocuments';
import { alignAnchors, renameAnchors } from './alignAnchors';
import { demoKey, imageKey, type AssemblyInput, type PlacedDocument, type SiteDoc } from './types';
import { isBuiltInComponent } from '../../../domain/components';
import { componentRendering, demoRendering } from '../../../domain/live';
import type { DocBlock, DocSummary } from '../../../domain/page';
import type { ParsedBlock } from '../parsedDocument';
import { localizeNames } from './localizeNames';
import { repositoryUrl } from './repositoryUrl';
import { cutText } from '../cutText';
import { digestOf } from '../digest';
import { titleOfPathname } from '../sidebars/resolveSidebar';

/**
 * Resolves what a placed document names (images, demos, anchors) and gives the document as it is served.
 *
 * @param apiIds the references that its front matter names
 */
export function finishDocument(
  document: PlacedDocument,
  input: AssemblyInput,
  apiIds: readonly string[],
): SiteDoc {
  const { source, original } = document;
  const { parsed } = source;
  const anchors = original ? alignAnchors(parsed, original.parsed) : new Map<string, string>();
  const texts = input.texts.get(document.language);
  const finishHtml = (html: string) =>
    localizeNames(renameAnchors(resolveImages(html, document, input), anchors), texts);
  const summary = summarize(document, input, anchors, finishHtml);

  const demos = parsed.demos.map((demo) => input.demos.get(demoKey(source.file, demo.name)));
  const demoIds = [...new Set(demos.flatMap((demo) => (demo?.ok ? demo.demo.id : [])))];
  const inPage = parsed.demos.flatMap(({ options }, place) => {
    const demo = demos[place];
    // One with a document of its own is none of the page's live code.
    return demo?.ok && options.iframe !== true
      ? [{ demo: demo.demo, isolated: options.isolated === true }]
      : [];
  });
  const components = parsed.components.filter(({ name }) => !isBuiltInComponent(name));
  const componentKeys = components.map(({ name, props }) => componentRendering(name, props));
  const broken = componentKeys.filter((key) => input.brokenComponents.has(key));
  const renderings = [
    ...inPage.flatMap(({ demo, isolated }) =>
      demo.variants.map(({ styling }) => demoRendering(demo.id, styling, isolated)),
    ),
    ...componentKeys.filter((key) => !input.brokenComponents.has(key)),
  ];
  const images = parsed.images.map(({ src }) => ({
    src,
    image: input.images.get(imageKey(source.file, src)) ?? null,
  }));
  const unresolved = demos.map((demo) => (demo?.ok === false ? demo.message : (demo?.demo.id ?? null)));
  return {
    summary,
    demoIds,
    liveDemoIds: [...new Set(inPage.map(({ demo }) => demo.id))],
    images,
    componentNames: [...new Set(components.map(({ name }) => name))],
    apiIds,
    liveKey: renderings.length > 0 ? liveKeyOf(summary) : null,
    liveDigest:
      renderings.length > 0 ? digestOf(renderings.map((key) => input.renderings.get(key) ?? key)) : null,
    digest: digestOf([parsed.digest, summary, images, unresolved, broken, texts]),
    renderBlocks: () => source.loadBlocks().map((block) => finishBlock(block, document, input, finishHtml)),
  };
}

function summarize(
  { source, path, language }: PlacedDocument,
  { config }: AssemblyInput,
  anchors: ReadonlyMap<string, string>,
  finishHtml: (html: string) => string,
): DocSummary {
  const { parsed } = source;
  const heading = parsed.heading?.text ?? parsed.frontMatter.title ?? titleOfPathname(path);
  const product = productOfPath(path, config.products);
  return {
    id: docIdOf(language, path),
    path,
    language,
    productId: source.productId,
    format: source.format,
    title: parsed.frontMatter.title ?? heading,
    heading,
    description:
      parsed.frontMatter.description ??
      (parsed.summary === '' ? `${heading} · ${product?.name ?? config.title}` : cutText(parsed.summary)),
    lead: finishHtml(parsed.lead),
    headings: parsed.headings.map(({ depth, id, text }) => ({ depth, id: anchors.get(id) ?? id, text })),
    frontMatter: parsed.frontMatter,
    file: source.file,
    editUrl: repositoryUrl('edit', source.file, config),
    lastUpdated: source.lastUpdated,
  };
}

/** A page with live code has one module for it, named after the document that shows it. */
function liveKeyOf({ id, path }: DocSummary): string {
  return `${path.slice(1).replaceAll('/', '-') || 'index'}-${digestOf(id).slice(0, 6)}`;
}

export const docIdOf = (language: string, path: string): string => `${language}:${path}`;

function finishBlock(
  block: ParsedBlock,
  { source }: PlacedDocument,
  input: AssemblyInput,
  finishHtml: (html: string) => string,
): DocBlock {
  if (block.kind === 'html') return { kind: 'html', html: finishHtml(block.html) };
  if (block.kind === 'codeGroup') {
    return { ...block, tabs: block.tabs.map((tab) => ({ ...tab, html: finishHtml(tab.html) })) };
  }
  if (block.kind === 'component') {
    const message = input.brokenComponents.get(componentRendering(block.name, block.props));
    return message === undefined
      ? block
      : { kind: 'placeholder', what: 'component', name: block.name, message };
  }
  if (block.kind !== 'demo') return block;

  const reference = source.parsed.demos[block.reference];
  const name = reference?.name ?? '';
  const resolved = input.demos.get(demoKey(source.file, name));
  if (reference && resolved?.ok) {
    return { kind: 'demo', demoId: resolved.demo.id, name: resolved.demo.name, options: reference.options };
  }
  return {
    kind: 'placeholder',
    what: 'demo',
    name,
    message: resolved?.ok === false ? resolved.message : `There is no demo "${name}".`,
  };
}

const IMAGE = /<img data-doc-image="(\d+)"([^>]*)>/g;

function resolveImages(html: string, { source }: PlacedDocument, input: AssemblyInput): string {
  return html.replace(IMAGE, (_whole, index: string, attributes: string) => {
    const reference = source.parsed.images[Number(index)];
    const image = reference ? input.images.get(imageKey(source.file, reference.src)) : null;
    if (!image) return `<span class="missing-image">${/ alt="([^"]*)"/.exec(attributes)?.[1] ?? ''}</span>`;
    const ownSize = / (width|height)="/.test(attributes);
    const size =
      ownSize || image.width === null || image.height === null
        ? ''
        : ` width="${image.width}" height="${image.height}"`;
    return `<img${attributes.replace(/ src="[^"]*"/, ` src="${image.url}"`)}${size}>`;
  });
}
