/**
 * React's production build has numbers for messages. These are the ones that come up while one edits;
 * `%s` stands for what React passes along. Numbers: https://react.dev/errors
 */
const MESSAGES: Readonly<Record<string, string>> = {
  31: 'An object cannot be shown as it is: %s',
  60: 'Children and dangerouslySetInnerHTML exclude each other.',
  61: 'dangerouslySetInnerHTML takes an object of the form { __html: … }.',
  62: 'The style prop takes an object, such as style={{ marginTop: 8 }}.',
  130: 'What stands as an element is no component but %s. Is it imported and exported by the right name?',
  137: '<%s> takes no children.',
  185: 'Too many updates: an effect or a lifecycle method sets state each time it runs.',
  300: 'Fewer hooks ran than in the last rendering: a hook stands behind an early return.',
  301: 'Too many renderings: state is set while rendering.',
  310: 'More hooks ran than in the last rendering: a hook stands in a condition.',
  321: 'A hook was called outside of the body of a component.',
  482: 'An async component works on a server only.',
};

/** Replaces a number of React by words; any other message stays what it is. */
export function explainReactError(message: string): string {
  const [, code] = /Minified React error #(\d+)/.exec(message) ?? [];
  const words = code === undefined ? undefined : MESSAGES[code];
  if (words === undefined) return message;
  const values = [...message.matchAll(/[?&]args\[\]=([^&\s]*)/g)].map(([, value = '']) => decode(value));
  return words.replace('%s', () => values.shift() ?? '…');
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
