import {
  apiInheritedAnchor,
  apiSectionAnchor,
  API_SECTIONS,
  type ApiSection,
} from '../../../domain/apiAnchors';
import type { Heading } from '../../../domain/page';
import type { Translate } from '../../i18n/strings';
import type { ApiReferenceData } from './apiData';

const HAS_SECTION: Readonly<Record<ApiSection, (reference: ApiReferenceData) => boolean>> = {
  demos: ({ docPages }) => docPages.length > 0,
  import: () => true,
  signature: ({ signatureHtml }) => signatureHtml !== null,
  props: ({ kind }) => kind === 'component',
  inheritance: ({ inherits, attributesOf }) => inherits.length > 0 || attributesOf !== null,
  slots: ({ slots }) => slots.length > 0,
  classes: ({ classes }) => classes.length > 0,
  parameters: ({ parameters }) => parameters.length > 0,
  returns: ({ returns }) => returns.length > 0,
  theme: ({ themeName }) => themeName !== null,
  source: ({ sourceUrl }) => sourceUrl !== null,
};

/** The sections of a reference, in order. */
export function listSections(reference: ApiReferenceData): readonly ApiSection[] {
  return API_SECTIONS.filter((section) => HAS_SECTION[section](reference));
}

/** What a table of contents lists of references: their sections and rows, below their names where the page has those. */
export function listApiHeadings(
  references: readonly ApiReferenceData[],
  areNamed: boolean,
  t: Translate,
): readonly Heading[] {
  const level = areNamed ? 3 : 2;
  return references.flatMap((reference) => [
    ...(areNamed ? [{ depth: 2, id: reference.slug, text: reference.name }] : []),
    ...listSections(reference).flatMap((section) => [
      {
        depth: level,
        id: apiSectionAnchor(reference.slug, section),
        text: t(`api.section.${section}`),
      },
      ...listRows(reference, section, t).map((row) => ({ depth: level + 1, ...row })),
    ]),
  ]);
}

function listRows(
  reference: ApiReferenceData,
  section: ApiSection,
  t: Translate,
): readonly { readonly id: string; readonly text: string }[] {
  const named = (rows: readonly { readonly anchor: string; readonly name: string }[]) =>
    rows.map(({ anchor, name }) => ({ id: anchor, text: name }));
  switch (section) {
    case 'props':
    case 'slots':
    case 'parameters':
    case 'returns':
      return named(reference[section]);
    case 'classes':
      return reference.classes.map(({ anchor, key }) => ({ id: anchor, text: key }));
    case 'inheritance':
      return reference.inherits.map(({ name }) => ({
        id: apiInheritedAnchor(reference.slug, name),
        text: t('api.inherited', { name }),
      }));
    default:
      return [];
  }
}
