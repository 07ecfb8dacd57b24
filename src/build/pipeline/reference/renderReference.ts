import { apiAnchor, type ApiRowKind } from '../../../domain/apiAnchors';
import type {
  ApiInheritedView,
  ApiPropNote,
  ApiPropView,
  ApiReferenceView,
  ApiSignatureView,
  ApiTypeView,
} from '../../../domain/apiPage';
import type { ApiProp, ApiSignature, ApiType, ComponentReference } from '../../../domain/apiReference';
import { highlightCode } from '../markdown/highlightCode';
import { cutText } from '../cutText';
import { breakSignature } from './breakSignature';
import { linkTypes } from './linkTypes';
import type { ReferenceNames } from './referenceNames';
import { renderMarkdown, type RenderedMarkdown } from './renderMarkdown';
import { resolveDocLink } from './resolveDocLink';
import type { FindSince, LinkablePages, PlacedReference } from './types';

/** What showing references needs to know of the site around them. */
export interface ReferenceContext {
  readonly names: ReferenceNames;
  readonly pages: LinkablePages;
  readonly findSince: FindSince;
  /** What has been rendered already: components say the same things of the same props. */
  readonly rendered: {
    readonly markdown: Map<string, RenderedMarkdown>;
    readonly code: Map<string, string>;
  };
}

/** What of a view is up to the site, not to the package. */
export type ReferenceUses = Pick<ApiReferenceView, 'docPaths' | 'demoIds'>;

/** Makes of what the types say what is shown: prose and code as HTML, types linked, anchors given. */
export function renderReference(
  placed: PlacedReference,
  uses: ReferenceUses,
  context: ReferenceContext,
): ApiReferenceView {
  const { reference } = placed;
  const rows = new RowRenderer(placed, context);
  const description = rows.markdown(reference.description);
  const component = reference.kind === 'component' ? reference : null;
  const hook = reference.kind === 'hook' ? reference : null;
  return {
    id: placed.id,
    kind: reference.kind,
    productId: placed.productId,
    packageName: reference.packageName,
    version: reference.version,
    name: reference.name,
    slug: placed.slug,
    path: placed.path,
    descriptionHtml: description.html,
    description: describeReference(placed, description.text),
    deprecatedHtml: rows.deprecation(reference.deprecated),
    imports: reference.imports,
    sourceUrl: reference.sourceUrl,
    themeName: component?.themeName ?? null,
    refTarget: component?.refTarget ?? null,
    defaultComponent: component?.defaultComponent ?? null,
    attributesOf: component?.attributesOf ?? null,
    signatureHtml: hook ? rows.code(hook.signature) : null,
    props: (component?.props ?? []).map((prop) =>
      rows.row('prop', prop, reference.name, noteOf(prop, component)),
    ),
    inherits: component ? renderInherited(component, rows, context) : [],
    slots: (component?.slots ?? []).map((slot) => ({
      name: slot.name,
      anchor: apiAnchor(placed.slug, 'slots', slot.name),
      descriptionHtml: rows.markdown(slot.description).html,
      defaultHtml: slot.default === null ? null : linkTypes(slot.default, context.names, placed, true),
      className: slot.className,
      deprecatedHtml: rows.deprecation(slot.deprecated),
    })),
    classes: (component?.classes ?? []).map((entry) => ({
      key: entry.key,
      anchor: apiAnchor(placed.slug, 'classes', entry.key),
      className: entry.className,
      descriptionHtml: rows.markdown(entry.description).html,
      isGlobalState: entry.isGlobalState,
      deprecatedHtml: rows.deprecation(entry.deprecated),
    })),
    parameters: (hook?.parameters ?? []).map((parameter) => rows.row('parameter', parameter, null, null)),
    returns: (hook?.returns ?? []).map((field) => rows.row('return', field, null, null)),
    ...uses,
  };
}

/** The meta description. Packages say the same of components that they share, hence whose it is comes first. */
function describeReference({ reference }: PlacedReference, text: string): string {
  const { kind, name, packageName } = reference;
  if (text !== '') return cutText(`${name} (${packageName}): ${text}`);
  return kind === 'hook'
    ? `API reference of the ${name} hook of ${packageName}: its parameters, what it returns, and how to import it.`
    : `API reference of the ${name} component of ${packageName}: its props, slots and CSS classes, and how to import it.`;
}

/** Own props come first; of two components that give the same prop, the nearer one does. */
function renderInherited(
  { props, inherits }: ComponentReference,
  rows: RowRenderer,
  { names }: ReferenceContext,
): ApiInheritedView[] {
  const taken = new Set(props.map((prop) => prop.name));
  return inherits.map((inherited) => {
    const added = inherited.props.filter((prop) => !taken.has(prop.name) && taken.add(prop.name));
    return {
      packageName: inherited.packageName,
      name: inherited.name,
      path: names.find(inherited.packageName, inherited.name)?.path ?? null,
      props: added.map((prop) =>
        rows.row('prop', prop, inherited.name, prop.name === 'sx' ? 'sx' : null, inherited.packageName),
      ),
    };
  });
}

/** Props that every component has alike are explained by the shell, where the component really has them. */
function noteOf(prop: ApiProp, component: ComponentReference | null): ApiPropNote | null {
  switch (prop.name) {
    case 'sx':
      return 'sx';
    case 'classes':
      return component && component.classes.length > 0 ? 'classes' : null;
    case 'slots':
    case 'slotProps':
      return component && component.slots.length > 0 ? prop.name : null;
    case 'component':
      return (component?.defaultComponent ?? null) === null ? null : 'component';
    default:
      return null;
  }
}

/** Renders the parts of one reference. */
class RowRenderer {
  constructor(
    private readonly placed: PlacedReference,
    private readonly context: ReferenceContext,
  ) {}

  row(
    kind: ApiRowKind,
    prop: ApiProp,
    /** Whose prop it is, to look up since when it has been there; null where that is not known. */
    component: string | null,
    note: ApiPropNote | null,
    packageName: string = this.placed.reference.packageName,
  ): ApiPropView {
    return {
      name: prop.name,
      anchor: apiAnchor(this.placed.slug, kind, prop.name),
      type: this.type(prop.type),
      required: prop.required,
      default: prop.default,
      descriptionHtml: this.markdown(prop.description).html,
      deprecatedHtml: this.deprecation(prop.deprecated),
      signature: prop.signature === null ? null : this.signature(prop.signature),
      since: component === null ? null : this.context.findSince(packageName, component, prop.name),
      note,
    };
  }

  markdown(source: string): RenderedMarkdown {
    const { homepage } = this.placed;
    const { rendered, pages } = this.context;
    // Links of the same words may lead elsewhere from another package.
    return takeOrMake(rendered.markdown, `${homepage}\n${source}`, () =>
      renderMarkdown(source, (href) => resolveDocLink(href, homepage, pages)),
    );
  }

  deprecation(reason: string | null): string | null {
    return reason === null ? null : this.markdown(reason).html;
  }

  code(signature: string): string {
    return takeOrMake(this.context.rendered.code, signature, () =>
      highlightCode(breakSignature(signature), 'tsx'),
    );
  }

  private type({ text, members, extension }: ApiType): ApiTypeView {
    return {
      html: this.typeHtml(text),
      text,
      members: members.map((member) => this.typeHtml(member)),
      extension,
    };
  }

  private signature({ text, parameters, returns }: ApiSignature): ApiSignatureView {
    return {
      html: this.code(text),
      parameters: parameters.map(({ name, type, optional, description }) => ({
        name,
        typeHtml: this.typeHtml(type),
        optional,
        descriptionHtml: this.markdown(description).html,
      })),
      returns: {
        typeHtml: this.typeHtml(returns.type),
        descriptionHtml: this.markdown(returns.description).html,
      },
    };
  }

  private typeHtml(text: string): string {
    return linkTypes(text, this.context.names, this.placed);
  }
}

function takeOrMake<Value>(known: Map<string, Value>, key: string, make: () => Value): Value {
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}
