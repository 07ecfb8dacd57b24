import type { CreateSchemaCustomizationArgs, CreateResolversArgs } from 'gatsby';
import { localizeHtml } from '../pipeline/assembly/localizeHtml';
import { API_TYPE_DEFS, createApiResolvers } from './apiSchema';
import type { DocBlock } from '../../domain/page';

/** The GraphQL types of the content: all explicit, so that no page more or less changes the schema. */
const TYPE_DEFS = /* GraphQL */ `
  "One version of a product, as its version menu lists it."
  type ProductVersion {
    text: String!
    "Where the version's docs are; null for the one shown here."
    href: String
    current: Boolean
  }

  "A product of site.yml: a section of the site with a sidebar of its own."
  type Product implements Node @dontInfer {
    "The id in site.yml, e.g. material-ui."
    productId: String!
    name: String!
    category: String!
    "URL prefixes that belong to the product."
    paths: [String!]!
    "URL of its first page."
    href: String
    logo: String
    wordmark: String
    versions: [ProductVersion!]!
    "The npm packages whose API reference is generated."
    packages: [String!]!
    "Whether the reference is on tabs of the component pages as well."
    apiTabs: Boolean!
    "What its packages export, components and hooks."
    apiReferences: [ApiReference!]! @link(by: "productId", from: "productId")
    "Its sidebar, one manifest per accepted language."
    sidebars: [SidebarManifest!]! @link(by: "productId", from: "productId")
    "Its documents, translations included."
    pages: [DocPage!]! @link(by: "productId", from: "productId")
  }

  "An entry of a sidebar, resolved in one language."
  type SidebarEntry {
    pathname: String!
    title: String!
    "Where a click goes; null where there is nothing to go to."
    href: String
    "Whether it leads to another site."
    external: Boolean
    "False for a group that has no page of its own."
    hasPage: Boolean!
    subheader: String
    icon: String
    linkProps: JSON
    "pro or premium."
    plan: String
    "Any of newFeature, planned, unstable, beta, legacy, deprecated."
    chips: [String!]
    children: [SidebarEntry!]
  }

  "The sidebar of one product in one language."
  type SidebarManifest implements Node @dontInfer {
    productId: String!
    language: String!
    entries: [SidebarEntry!]!
    product: Product! @link(by: "productId", from: "productId")
  }

  type DocHeading {
    "2 to 6: the h1 is the page's heading."
    depth: Int!
    "The anchor; a translation has its original's."
    id: String!
    text: String!
  }

  "What a page says of itself; components and hooks name API pages."
  type DocFrontMatter {
    title: String
    description: String
    path: String
    productId: String
    components: [String!]
    hooks: [String!]
    packageName: String
    githubLabel: String
    githubSource: String
    waiAria: String
    materialDesign: String
    unstyled: String
    card: JSON
    filename: String
  }

  type CodeTab {
    label: String!
    html: String!
  }

  "An image as it is served."
  type DocImage {
    url: String!
    "In CSS pixels; null where the file does not say."
    width: Int
    height: Int
  }

  "An image under the name that a page gives it; null where there is none."
  type NamedImage {
    src: String!
    image: DocImage
  }

  "A piece of a page's body; which fields it has depends on its kind."
  type DocBlock {
    "html, codeGroup, demo, component or placeholder."
    kind: String!
    "html: the prose."
    html: String
    "codeGroup: under which key the reader's choice is remembered."
    storageKey: String
    tabs: [CodeTab!]
    "demo, component, placeholder: the name."
    name: String
    "demo: what shows."
    demo: Demo @link(by: "id", from: "demoNodeId")
    "demo: the author's options."
    options: JSON
    "component: its props."
    props: JSON
    "placeholder: demo, component or directive."
    what: String
    "placeholder: why it stands here."
    message: String
  }

  "One document: a page's text in one language."
  type DocPage implements Node @dontInfer {
    "The path without language prefix."
    path: String!
    "The URL path: the path with the language's prefix."
    url: String!
    language: String!
    productId: String!
    "md or mdx."
    format: String!
    "For the browser's title bar."
    title: String!
    "The h1."
    heading: String!
    description: String!
    "The lead as HTML, its links in the given language (the document's own by default)."
    lead(language: String): String!
    headings: [DocHeading!]!
    "The body, its links in the given language (the document's own by default)."
    blocks(language: String): [DocBlock!]!
    frontMatter: DocFrontMatter!
    "The images that an MDX page names; those of a Markdown page are in its HTML."
    images: [NamedImage!]!
    "The source, relative to the content root."
    file: String!
    editUrl: String
    "Date of the last commit, e.g. 2026-01-31."
    lastUpdated: String
    product: Product! @link(by: "productId", from: "productId")
    "The demos it shows."
    demos: [Demo!]! @link(by: "id", from: "demoNodeIds")
    "The components and hooks that its front matter names."
    apiReferences: [ApiReference!]! @link(by: "id", from: "apiReferenceIds")
    "The document it translates; null for an original."
    original: DocPage @link(by: "id", from: "originalId")
    "The same page in other languages."
    translations: [DocPage!]! @link(by: "id", from: "translationIds")
    "The file it was read from."
    source: File @link(by: "absolutePath", from: "absoluteFile")
  }

  type DemoSource {
    fileName: String!
    source: String!
    "Highlighted: the inside of a code element."
    html: String!
  }

  "A source in plain text."
  type DemoText {
    fileName: String!
    source: String!
  }

  "A file that a demo imports relatively."
  type DemoHelper {
    "Relative to the folder of the module."
    fileName: String!
    source: String!
    "The same in JavaScript; null where the file has no types to lose."
    js: DemoText
  }

  type DemoDependency {
    "As imports name it."
    name: String!
    "The exact version installed here."
    version: String!
  }

  type DemoVariant {
    "system, css or tailwind."
    styling: String!
    "The module that runs, relative to the content root."
    module: String!
    "Where the repository shows the module; null without a repository."
    sourceUrl: String
    ts: DemoSource
    js: DemoSource!
    "The excerpt shown while the code is collapsed."
    previewHtml: String
    helpers: [DemoHelper!]!
    "Whose theme provider stands around it: material or joy."
    provider: String!
    "The packages that it takes to run it elsewhere, peers included."
    dependencies: [DemoDependency!]!
  }

  "A live demo, in one or more stylings."
  type Demo implements Node @dontInfer {
    "Its path without extension, relative to the content root."
    demoId: String!
    name: String!
    "URL of the JSON file with the sources of all variants."
    sourcesUrl: String!
    variants: [DemoVariant!]!
    "The documents that show it."
    pages: [DocPage!]! @link(by: "id", from: "pageIds")
    "The components and hooks that it imports."
    apiReferences: [ApiReference!]! @link(by: "id", from: "apiReferenceIds")
  }
`;

export function createSchema({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createTypes(TYPE_DEFS);
  actions.createTypes(API_TYPE_DEFS);
}

interface DocNode {
  readonly language: string;
  /** On each node, as queries run in workers that have read no site.yml. */
  readonly defaultLanguage: string;
  readonly acceptedLanguages: readonly string[];
  readonly lead: string;
  readonly blocks: readonly DocBlock[];
}

/** Internal links are stored without language; each query says which one its page is in. */
export function createLanguageResolvers({ createResolvers }: CreateResolversArgs): void {
  const localize = (html: string, node: DocNode, language: string | undefined) =>
    localizeHtml(html, language ?? node.language, node.defaultLanguage, node.acceptedLanguages);
  const add = createResolvers as (resolvers: object) => void;
  add({
    ApiReference: createApiResolvers(),
    DocPage: {
      lead: {
        resolve: (node: DocNode, { language }: { language?: string }) => localize(node.lead, node, language),
      },
      blocks: {
        resolve: (node: DocNode, { language }: { language?: string }) =>
          node.blocks.map((block) => {
            if (block.kind === 'html') return { ...block, html: localize(block.html, node, language) };
            if (block.kind !== 'codeGroup') return block;
            return {
              ...block,
              tabs: block.tabs.map((tab) => ({ ...tab, html: localize(tab.html, node, language) })),
            };
          }),
      },
    },
  });
}
