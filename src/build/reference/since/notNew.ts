/**
 * Props that propTypes show as new where they only moved: their component took them from somewhere
 * else before, with the same meaning. By package, each with where it was; nothing is said of their age.
 */
export const NOT_NEW: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '@mui/material': {
    'OutlinedInput.slotProps': 'handed on to InputBase, whose types it took over',
    'Popover.BackdropComponent': 'taken over from Modal',
    'Popover.BackdropProps': 'taken over from Modal',
    'Popover.disableScrollLock': 'taken over from Modal',
    'Typography.color': 'a system prop',
  },
};
