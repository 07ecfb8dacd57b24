import { EditorView } from '@codemirror/view';

/** The editor in the clothes of a static code block: its sizes, and the colours of the page's scheme. */
export const editorTheme = EditorView.theme({
  '&': {
    color: 'var(--prism-text)',
    backgroundColor: 'transparent',
    fontSize: 'var(--font-size-code)',
    maxBlockSize: 'min(70vh, 640px)',
  },
  '&.cm-focused': {
    outline: '2px solid var(--color-focus)',
    outlineOffset: '-3px',
    borderRadius: 'var(--radius)',
  },
  '.cm-scroller': {
    fontFamily: 'var(--font-code)',
    lineHeight: '1.65',
    scrollbarWidth: 'thin',
  },
  '.cm-content': {
    paddingBlock: '14px',
    caretColor: 'var(--color-text)',
  },
  '.cm-line': { paddingInline: '16px' },
  // The browser's own selection and caret: the caret need not blink for those who asked for rest.
  '.cm-content ::selection': { backgroundColor: 'color-mix(in srgb, var(--color-focus) 28%, transparent)' },
  '&.cm-focused .cm-matchingBracket': {
    backgroundColor: 'transparent',
    outline: '1px solid var(--color-border-strong)',
  },
  '.cm-wrongLine': { backgroundColor: 'var(--color-error-bg)' },
  '.cm-lintRange-error': {
    paddingBlockEnd: '0',
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--color-error)',
    textUnderlineOffset: '0.25em',
    textDecorationSkipInk: 'none',
  },
  '.cm-wrongNote': {
    display: 'block',
    paddingInline: '16px',
    paddingBlock: '2px',
    color: 'var(--color-error)',
    backgroundColor: 'var(--color-error-bg)',
    fontFamily: 'var(--font-body)',
    fontSize: 'var(--font-size-small)',
    // As wide as what one sees of the line, however long that is.
    position: 'sticky',
    insetInlineStart: '0',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
});
