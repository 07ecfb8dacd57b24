import { z } from 'zod';

/*
 * What the published types of a package say of its components and hooks. Texts are Markdown as the
 * package's JSDoc has them, on as many lines as there; '' where nothing is said.
 */

export const API_KINDS = ['component', 'hook'] as const;
export type ApiKind = (typeof API_KINDS)[number];

/** Why something should not be used any more; '' where no reason is given, null where it is fine to use. */
const deprecation = z.string().nullable();

export const apiTypeSchema = z.strictObject({
  /** The whole type on one line, as TypeScript writes it, aliases of unions of literals resolved. */
  text: z.string().min(1),
  /** The members of a union of two or more, in the order of their declaration; else empty. */
  members: z.array(z.string().min(1)),
  /** What else a union of literals takes: any string, or what applications add to an interface of the package. */
  extension: z
    .discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('string') }),
      z.strictObject({ kind: z.literal('augmentation'), interface: z.string().min(1) }),
    ])
    .nullable(),
});
export type ApiType = z.infer<typeof apiTypeSchema>;

export const apiSignatureSchema = z.strictObject({
  /** `(event: React.SyntheticEvent, value: number) => void`. */
  text: z.string().min(1),
  parameters: z.array(
    z.strictObject({
      name: z.string().min(1),
      type: z.string().min(1),
      optional: z.boolean(),
      description: z.string(),
    }),
  ),
  returns: z.strictObject({ type: z.string().min(1), description: z.string() }),
});
export type ApiSignature = z.infer<typeof apiSignatureSchema>;

/** A prop of a component, a parameter of a hook, or a field of what a hook returns. */
export const apiPropSchema = z.strictObject({
  name: z.string().min(1),
  type: apiTypeSchema,
  required: z.boolean(),
  /** As the JSDoc's `@default` writes it. */
  default: z.string().nullable(),
  description: z.string(),
  deprecated: deprecation,
  /** Of a prop that is a function, and of nothing else. */
  signature: apiSignatureSchema.nullable(),
});
export type ApiProp = z.infer<typeof apiPropSchema>;

export const apiSlotSchema = z.strictObject({
  name: z.string().min(1),
  description: z.string(),
  /** What fills the slot by itself: an element (`'span'`) or a component (`Popper`). */
  default: z.string().nullable(),
  /** The class name of what fills it. */
  className: z.string().nullable(),
  deprecated: deprecation,
});
export type ApiSlot = z.infer<typeof apiSlotSchema>;

export const apiClassSchema = z.strictObject({
  /** The key in `classes` and in `<name>Classes`. */
  key: z.string().min(1),
  /** As it stands in the document: `MuiButton-root`, or `Mui-disabled` for a state all components share. */
  className: z.string().min(1),
  description: z.string(),
  isGlobalState: z.boolean(),
  deprecated: deprecation,
});
export type ApiClass = z.infer<typeof apiClassSchema>;

const shared = {
  /** `@mui/material`. */
  packageName: z.string().min(1),
  version: z.string().min(1),
  name: z.string().min(1),
  description: z.string(),
  deprecated: deprecation,
  /** Whole lines, by path first: `import Button from '@mui/material/Button';`. */
  imports: z.array(z.string().min(1)).min(1),
  /** Where the repository shows the source, at the tag of this version; null where the package names no repository. */
  sourceUrl: z.string().nullable(),
};

export const componentReferenceSchema = z.strictObject({
  kind: z.literal('component'),
  ...shared,
  /** Key of the component in `theme.components`: `MuiButton`. */
  themeName: z.string().nullable(),
  /** What a ref is given: `HTMLButtonElement`; null for a component that takes no ref. */
  refTarget: z.string().nullable(),
  /** The element or component that stands at the root unless `component` says otherwise; null where there is no such prop. */
  defaultComponent: z.string().nullable(),
  /** Those that the component itself declares, by name. */
  props: z.array(apiPropSchema),
  /** The components that props are taken over from, the nearest first, each with what it adds. */
  inherits: z.array(
    z.strictObject({
      packageName: z.string().min(1),
      name: z.string().min(1),
      props: z.array(apiPropSchema),
    }),
  ),
  /** The element whose attributes it takes besides: `button`; null where it takes none. */
  attributesOf: z.string().nullable(),
  slots: z.array(apiSlotSchema),
  classes: z.array(apiClassSchema),
});
export type ComponentReference = z.infer<typeof componentReferenceSchema>;

export const hookReferenceSchema = z.strictObject({
  kind: z.literal('hook'),
  ...shared,
  /** `useSlider(parameters: UseSliderParameters): UseSliderReturnValue`. */
  signature: z.string().min(1),
  parameters: z.array(apiPropSchema),
  returns: z.array(apiPropSchema),
});
export type HookReference = z.infer<typeof hookReferenceSchema>;

export const apiReferenceSchema = z.discriminatedUnion('kind', [
  componentReferenceSchema,
  hookReferenceSchema,
]);
export type ApiReference = z.infer<typeof apiReferenceSchema>;

/** A folder of a package that has no reference, and why. */
export const passedOverSchema = z.strictObject({ name: z.string().min(1), reason: z.string().min(1) });
export type PassedOver = z.infer<typeof passedOverSchema>;

/** The reference of one package. */
export const packageReferenceSchema = z.strictObject({
  packageName: z.string().min(1),
  version: z.string().min(1),
  /** Where the package's own documentation is: `https://mui.com/material-ui/`; null where it says nothing. */
  homepage: z.string().nullable(),
  references: z.array(apiReferenceSchema),
  passedOver: z.array(passedOverSchema),
});
export type PackageReference = z.infer<typeof packageReferenceSchema>;
