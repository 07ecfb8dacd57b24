/** Components that dense mode makes small: buttons, inputs and what they are made of. */
const SMALL_COMPONENTS = [
  'MuiAutocomplete',
  'MuiButton',
  'MuiButtonGroup',
  'MuiCheckbox',
  'MuiFab',
  'MuiFormControl',
  'MuiIconButton',
  'MuiInputBase',
  'MuiPagination',
  'MuiRadio',
  'MuiSelect',
  'MuiSwitch',
  'MuiTable',
  'MuiTextField',
  'MuiToggleButtonGroup',
] as const;

type DenseDefaults = Readonly<
  Record<string, { readonly defaultProps: Readonly<Record<string, string | boolean>> }>
>;

/**
 * The `components` of a Material UI theme that give dense mode its sizes (specification, section 4:
 * "small sizes on buttons, inputs, tables and toolbars"). Plain data, so that the shell needs no
 * Material UI to know it.
 */
export const denseDefaults: DenseDefaults = {
  ...Object.fromEntries(SMALL_COMPONENTS.map((name) => [name, { defaultProps: { size: 'small' } }])),
  MuiFilledInput: { defaultProps: { margin: 'dense' } },
  MuiFormHelperText: { defaultProps: { margin: 'dense' } },
  MuiInputLabel: { defaultProps: { margin: 'dense' } },
  MuiList: { defaultProps: { dense: true } },
  MuiListItem: { defaultProps: { dense: true } },
  MuiMenuItem: { defaultProps: { dense: true } },
  MuiOutlinedInput: { defaultProps: { margin: 'dense' } },
  MuiToolbar: { defaultProps: { variant: 'dense' } },
};
