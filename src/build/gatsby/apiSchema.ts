import { localizePath } from '../../domain/docPath';
import { localizeHtml } from '../pipeline/assembly/localizeHtml';

/** The GraphQL types of the API reference. Links in HTML are in the language that a query asks for. */
export const API_TYPE_DEFS = /* GraphQL */ `
  "What else a union of literals takes."
  type ApiTypeExtension {
    "string: any other string; augmentation: what applications add to the interface."
    kind: String!
    interface: String
  }

  "A type as it is shown."
  type ApiType {
    "One line, names linked to their own reference: the inside of a code element."
    html: String!
    text: String!
    "The members of a union, each the inside of a code element; empty where it is none."
    members: [String!]!
    extension: ApiTypeExtension
  }

  type ApiSignatureParameter {
    name: String!
    typeHtml: String!
    optional: Boolean!
    descriptionHtml: String!
  }

  type ApiSignatureReturn {
    typeHtml: String!
    descriptionHtml: String!
  }

  "The signature of a prop that is a function."
  type ApiSignature {
    "Highlighted: the inside of a code element."
    html: String!
    parameters: [ApiSignatureParameter!]!
    returns: ApiSignatureReturn!
  }

  "A prop of a component, a parameter of a hook, or a field of what a hook returns."
  type ApiProp {
    name: String!
    "Its anchor on the page, e.g. button-prop-color."
    anchor: String!
    type: ApiType!
    required: Boolean!
    "As the package's documentation comments write it."
    default: String
    descriptionHtml: String!
    "Null where it is not deprecated, empty where no reason is given."
    deprecatedHtml: String
    signature: ApiSignature
    "The first minor that had it, e.g. 5.14; null where that is not known, or it was always there."
    since: String
    "sx, classes, slots, slotProps or component: what all components have alike."
    note: String
  }

  "Props that come from another component."
  type ApiInherited {
    packageName: String!
    name: String!
    "The path of its own reference; null where this site has none."
    path: String
    props: [ApiProp!]!
  }

  "A part of a component that another component can be put into."
  type ApiSlot {
    name: String!
    anchor: String!
    descriptionHtml: String!
    "What fills it by itself: the inside of a code element."
    defaultHtml: String
    className: String
    deprecatedHtml: String
  }

  "A class name that styles can be given to."
  type ApiClass {
    "The key in the component's classes."
    key: String!
    anchor: String!
    className: String!
    descriptionHtml: String!
    "Whether it is the same for all components, e.g. Mui-disabled."
    isGlobalState: Boolean!
    deprecatedHtml: String
  }

  "A page that names a reference."
  type ApiDocLink {
    heading: String!
    href: String!
  }

  "What the published types of a package say of a component or a hook. Texts are the package's own."
  type ApiReference implements Node @dontInfer {
    "component or hook."
    kind: String!
    productId: String!
    "e.g. @mui/material."
    packageName: String!
    version: String!
    name: String!
    "The name in addresses, e.g. use-slider: what its anchors begin with."
    slug: String!
    "The path of its page, without language prefix."
    path: String!
    "The URL path in the site's default language."
    url: String!
    descriptionHtml(language: String): String!
    "Plain text."
    description: String!
    "Null where it is not deprecated, empty where no reason is given."
    deprecatedHtml(language: String): String
    "Whole lines, the import by path first."
    imports: [String!]!
    "Where the repository shows the source of this version."
    sourceUrl: String
    "The key in theme.components."
    themeName: String
    "What a ref is given; null for a component that takes none."
    refTarget: String
    "What stands at the root unless the component prop says otherwise."
    defaultComponent: String
    "The element whose attributes it takes besides."
    attributesOf: String
    "Of a hook, highlighted: the inside of a code element."
    signatureHtml: String
    "Those that the component itself declares."
    props(language: String): [ApiProp!]!
    "The components that props are taken over from, the nearest first."
    inherits(language: String): [ApiInherited!]!
    slots(language: String): [ApiSlot!]!
    classes(language: String): [ApiClass!]!
    "Of a hook."
    parameters(language: String): [ApiProp!]!
    "Of a hook: the fields of what it returns."
    returns(language: String): [ApiProp!]!
    "Paths of the pages whose front matter names it, in reading order."
    docPaths: [String!]!
    "The same as links in a language."
    docPages(language: String): [ApiDocLink!]!
    "The documents whose front matter names it, translations included."
    pages: [DocPage!]! @link(by: "id", from: "pageIds")
    "The demos that import it."
    demos: [Demo!]! @link(by: "id", from: "demoNodeIds")
    product: Product! @link(by: "productId", from: "productId")
  }
`;

/** What resolving needs of a node, and its HTML in any depth. */
interface ApiNode extends Readonly<Record<string, unknown>> {
  readonly defaultLanguage: string;
  readonly acceptedLanguages: readonly string[];
  readonly docLinks: readonly {
    readonly path: string;
    /** Headings of the page by language. */
    readonly headings: Readonly<Record<string, string>>;
  }[];
}

interface Arguments {
  readonly language?: string;
}

const LOCALIZED = [
  'descriptionHtml', 'deprecatedHtml', 'props', 'inherits', 'slots', 'classes', 'parameters', 'returns',
] as const; // prettier-ignore

/** Resolvers of the fields that depend on the language of the page that asks. */
export function createApiResolvers(): Readonly<Record<string, object>> {
  const fields = LOCALIZED.map((field) => [
    field,
    {
      resolve: (node: ApiNode, { language = node.defaultLanguage }: Arguments) =>
        localizeStrings(node[field], (html) =>
          localizeHtml(html, language, node.defaultLanguage, node.acceptedLanguages),
        ),
    },
  ]);
  return {
    ...(Object.fromEntries(fields) as Record<string, object>),
    docPages: {
      resolve: (node: ApiNode, { language = node.defaultLanguage }: Arguments) =>
        node.docLinks.map(({ path, headings }) => ({
          heading: headings[language] ?? headings[node.defaultLanguage] ?? path,
          href: localizePath(path, language, node.defaultLanguage),
        })),
    },
  };
}

/** A copy of data in which every HTML text with an internal link went through `localize`. */
function localizeStrings(value: unknown, localize: (html: string) => string): unknown {
  if (typeof value === 'string') return value.includes('data-doc-link') ? localize(value) : value;
  if (Array.isArray(value)) return value.map((item: unknown) => localizeStrings(item, localize));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, localizeStrings(item, localize)]),
  );
}
