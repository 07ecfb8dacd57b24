import type { NodeInput, SourceNodesArgs } from 'gatsby';
import path from 'node:path';
import { localizePath } from '../../domain/docPath';
import type { LoadedSite } from '../content/loadSite';
import type { Site, SiteDoc, SiteReference } from '../pipeline/assembly/types';
import type { DemoSourcesFile } from '../output/demoSources';
import { docIdOf } from '../pipeline/assembly/finishDocument';
import { repositoryUrl } from '../pipeline/assembly/repositoryUrl';
import { digestOf } from '../pipeline/digest';

/** What node making needs of Gatsby; `sourceNodes` and `createPages` both have it. */
export type NodeTools = Pick<SourceNodesArgs, 'actions' | 'getNode' | 'getNodesByType'>;

const OWN_TYPES = ['Product', 'SidebarManifest', 'DocPage', 'Demo', 'ApiReference'];

export const demoNodeIdOf = (demoId: string): string => `demo:${demoId}`;

/**
 * Brings Gatsby's nodes in line with the site: new and changed ones are created, unchanged ones
 * touched (their body is not even read), and those of what is gone deleted.
 */
export async function syncNodes(
  tools: NodeTools,
  loaded: LoadedSite,
  site: Site,
  demoSources: readonly DemoSourcesFile[],
): Promise<void> {
  const kept = new Set<string>();
  const put = async (id: string, type: string, digest: string, fields: () => Record<string, unknown>) => {
    kept.add(id);
    const contentDigest = digestOf([loaded.codeDigest, digest]);
    const existing = tools.getNode(id);
    if (existing?.internal.contentDigest === contentDigest) {
      tools.actions.touchNode(existing);
      return;
    }
    const node: NodeInput = {
      ...fields(),
      id,
      parent: null,
      children: [],
      internal: { type, contentDigest },
    };
    await tools.actions.createNode(node);
  };

  for (const product of site.config.products) {
    const shell = site.shell.products.find((candidate) => candidate.id === product.id);
    const fields = {
      productId: product.id, name: product.name, category: product.category, paths: product.paths,
      href: shell?.href ?? null, logo: shell?.logo ?? null, wordmark: shell?.wordmark ?? null,
      versions: product.versions, packages: product.packages.map((entry) => entry.name), apiTabs: product.apiTabs,
    }; // prettier-ignore
    await put(`product:${product.id}`, 'Product', digestOf(fields), () => fields);
  }
  for (const [key, tree] of site.navigation) {
    const fields = { productId: tree.product, language: tree.language, entries: tree.entries };
    await put(`sidebar:${key}`, 'SidebarManifest', digestOf(fields), () => fields);
  }
  const translations = groupByPath(site.docs);
  for (const doc of site.docs) {
    const fields = describeDoc(doc, translations.get(doc.summary.path) ?? [], loaded, site);
    await put(doc.summary.id, 'DocPage', digestOf([doc.digest, fields]), () => ({
      ...fields,
      blocks: doc
        .renderBlocks()
        .map((block) =>
          block.kind === 'demo' ? { ...block, demoNodeId: demoNodeIdOf(block.demoId) } : block,
        ),
    }));
  }
  const shownBy = new Map<string, string[]>();
  for (const doc of site.docs) {
    for (const demoId of doc.demoIds) shownBy.set(demoId, [...(shownBy.get(demoId) ?? []), doc.summary.id]);
  }
  const sourcesUrls = new Map(demoSources.map(({ demoId, url }) => [demoId, url]));
  for (const demo of site.demos) {
    const fields = {
      demoId: demo.id,
      name: demo.name,
      sourcesUrl: sourcesUrls.get(demo.id),
      variants: demo.variants.map(({ dependencies, ...variant }) => ({
        ...variant,
        dependencies: Object.entries(dependencies).map(([name, version]) => ({ name, version })),
        sourceUrl: repositoryUrl('blob', variant.module, site.config),
      })),
      pageIds: shownBy.get(demo.id) ?? [],
      apiReferenceIds: site.apiIdsByDemo.get(demo.id) ?? [],
    };
    await put(demoNodeIdOf(demo.id), 'Demo', digestOf(fields), () => fields);
  }
  for (const reference of site.references) {
    const fields = describeReference(reference, translations, site);
    await put(reference.id, 'ApiReference', digestOf([reference.digest, fields]), () => ({
      ...reference.render(),
      ...fields,
    }));
  }
  for (const type of OWN_TYPES) {
    for (const node of tools.getNodesByType(type)) if (!kept.has(node.id)) tools.actions.deleteNode(node);
  }
}

function groupByPath(docs: readonly SiteDoc[]): ReadonlyMap<string, readonly SiteDoc[]> {
  const groups = new Map<string, SiteDoc[]>();
  for (const doc of docs) groups.set(doc.summary.path, [...(groups.get(doc.summary.path) ?? []), doc]);
  return groups;
}

function describeDoc(doc: SiteDoc, samePath: readonly SiteDoc[], { root }: LoadedSite, { config }: Site) {
  const { summary } = doc;
  const originalId = docIdOf(config.defaultLanguage, summary.path);
  return {
    ...summary,
    defaultLanguage: config.defaultLanguage,
    acceptedLanguages: config.acceptedLanguages,
    url: localizePath(summary.path, summary.language, config.defaultLanguage),
    // A Markdown page's images are resolved in its HTML; the compiled text of MDX asks for them by name.
    images: summary.format === 'mdx' ? doc.images : [],
    demoNodeIds: doc.demoIds.map(demoNodeIdOf),
    originalId: summary.id === originalId ? null : originalId,
    translationIds: samePath.filter((other) => other !== doc).map((other) => other.summary.id),
    apiReferenceIds: doc.apiIds,
    absoluteFile: root ? path.join(root.dir, summary.file) : null,
  };
}

/** What a reference's node holds beside what is shown of the reference: where it is linked, and how. */
function describeReference(
  { docPaths, demoIds, path: pathname }: SiteReference,
  docsByPath: ReadonlyMap<string, readonly SiteDoc[]>,
  { config }: Site,
) {
  const docs = docPaths.map((docPath) => docsByPath.get(docPath) ?? []);
  return {
    defaultLanguage: config.defaultLanguage,
    acceptedLanguages: config.acceptedLanguages,
    url: pathname,
    pageIds: docs.flat().map(({ summary }) => summary.id),
    demoNodeIds: demoIds.map(demoNodeIdOf),
    docLinks: docPaths.map((docPath, index) => ({
      path: docPath,
      headings: Object.fromEntries(
        (docs[index] ?? []).map(({ summary }) => [summary.language, summary.heading]),
      ),
    })),
  };
}
