import {
  API_SECTIONS,
  apiAnchor,
  apiInheritedAnchor,
  apiSectionAnchor,
  type ApiSection,
} from '../../../domain/apiAnchors';
import type { ApiReference } from '../../../domain/apiReference';
import type { ReferenceUses } from './renderReference';
import type { PlacedReference } from './types';

/**
 * Every anchor of a reference where it is shown: its sections' and its rows', and on a page that shows
 * several its own.
 */
export function anchorsOfReference(
  { slug, reference }: PlacedReference,
  uses: ReferenceUses,
  isOneOfSeveral: boolean,
): string[] {
  const shown = new Set(sectionsOf(reference, uses));
  return [
    ...(isOneOfSeveral ? [slug] : []),
    ...API_SECTIONS.filter((section) => shown.has(section)).map((section) => apiSectionAnchor(slug, section)),
    ...rowsOf(reference, slug),
  ];
}

function sectionsOf(reference: ApiReference, { docPaths }: ReferenceUses): ApiSection[] {
  const sections: ApiSection[] = ['import'];
  const add = (section: ApiSection, isThere: boolean) => isThere && sections.push(section);
  add('demos', docPaths.length > 0);
  add('source', reference.sourceUrl !== null);
  if (reference.kind === 'hook') {
    sections.push('signature');
    add('parameters', reference.parameters.length > 0);
    add('returns', reference.returns.length > 0);
  } else {
    sections.push('props');
    add('inheritance', reference.inherits.length > 0 || reference.attributesOf !== null);
    add('slots', reference.slots.length > 0);
    add('classes', reference.classes.length > 0);
    add('theme', reference.themeName !== null);
  }
  return sections;
}

function rowsOf(reference: ApiReference, slug: string): string[] {
  if (reference.kind === 'hook') {
    return [
      ...reference.parameters.map(({ name }) => apiAnchor(slug, 'parameter', name)),
      ...reference.returns.map(({ name }) => apiAnchor(slug, 'return', name)),
    ];
  }
  const props = [...reference.props, ...reference.inherits.flatMap((inherited) => inherited.props)];
  return [
    ...props.map(({ name }) => apiAnchor(slug, 'prop', name)),
    ...reference.inherits.map(({ name }) => apiInheritedAnchor(slug, name)),
    ...reference.slots.map(({ name }) => apiAnchor(slug, 'slots', name)),
    ...reference.classes.map(({ key }) => apiAnchor(slug, 'classes', key)),
  ];
}
