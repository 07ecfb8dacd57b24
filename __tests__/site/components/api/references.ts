import type { ApiClassView, ApiPropView, ApiSlotView } from '../../../../src/domain/apiPage';
import type { ApiReferenceData } from '../../../../src/site/components/api/apiData';

/** A prop with hardly anything to it. */
export function createProp(fields: Partial<ApiPropView> & Pick<ApiPropView, 'name'>): ApiPropView {
  return {
    anchor: `button-prop-${fields.name}`,
    type: { html: 'string', text: 'string', members: [], extension: null },
    required: false,
    default: null,
    descriptionHtml: '',
    deprecatedHtml: null,
    signature: null,
    since: null,
    note: null,
    ...fields,
  };
}

export function createUnion(members: readonly string[]): ApiPropView['type'] {
  const text = members.join(' | ');
  return { html: text, text, members, extension: null };
}

export function createSlot(fields: Partial<ApiSlotView> & Pick<ApiSlotView, 'name'>): ApiSlotView {
  return {
    anchor: `button-slots-${fields.name}`,
    descriptionHtml: '',
    defaultHtml: null,
    className: null,
    deprecatedHtml: null,
    ...fields,
  };
}

export function createClass(fields: Partial<ApiClassView> & Pick<ApiClassView, 'key'>): ApiClassView {
  return {
    anchor: `button-classes-${fields.key}`,
    className: `MuiButton-${fields.key}`,
    descriptionHtml: '',
    isGlobalState: false,
    deprecatedHtml: null,
    ...fields,
  };
}

/** The reference of a component with hardly anything in it. */
export function createReference(fields: Partial<ApiReferenceData> = {}): ApiReferenceData {
  return {
    id: '@mui/material/Button',
    kind: 'component',
    packageName: '@mui/material',
    version: '6.4.8',
    name: 'Button',
    slug: 'button',
    descriptionHtml: 'Starts an action.',
    description: 'Starts an action.',
    deprecatedHtml: null,
    imports: ["import Button from '@mui/material/Button';", "import { Button } from '@mui/material';"],
    sourceUrl: 'https://github.com/example/ui/blob/v6.4.8/Button.tsx',
    themeName: 'MuiButton',
    refTarget: 'HTMLButtonElement',
    defaultComponent: 'button',
    attributesOf: 'button',
    signatureHtml: null,
    props: [createProp({ name: 'disabled' })],
    inherits: [],
    slots: [],
    classes: [],
    parameters: [],
    returns: [],
    docPages: [],
    ...fields,
  };
}

/** A hook's reference: it has parameters and returned fields, and nothing that only components have. */
export function createHook(fields: Partial<ApiReferenceData> = {}): ApiReferenceData {
  return createReference({
    id: '@mui/base/useSlider',
    kind: 'hook',
    packageName: '@mui/base',
    name: 'useSlider',
    slug: 'use-slider',
    descriptionHtml: '',
    description: '',
    imports: ["import { useSlider } from '@mui/base/useSlider';"],
    themeName: null,
    refTarget: null,
    defaultComponent: null,
    attributesOf: null,
    signatureHtml: 'useSlider(parameters: UseSliderParameters): UseSliderReturnValue',
    props: [],
    parameters: [createProp({ name: 'step', anchor: 'use-slider-parameter-step', default: '1' })],
    returns: [createProp({ name: 'active', anchor: 'use-slider-return-active', required: true })],
    ...fields,
  });
}
