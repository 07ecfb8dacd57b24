import { MAX_FRAME_HEIGHT, parseFromSandbox } from '../../../../src/site/demos/editor/protocol';

const failure = { message: 'm', stack: 's', componentStack: 'c', isSyntax: false };

test.each([
  { type: 'started', id: 1 },
  { type: 'shown', id: 2 },
  { type: 'unreachable', id: 3 },
  { type: 'failed', id: 4, phase: 'later', failure },
  { type: 'height', height: 12 },
])('$type is understood', (message) => expect(parseFromSandbox(message)).toEqual(message));

test.each([
  ['nothing', null],
  ['a text', 'shown'],
  ['an unknown word', { type: 'navigate', id: 1 }],
  ['a version that is no number', { type: 'shown', id: '1' }],
  ['a height that is none', { type: 'height', height: Infinity }],
  ['a height below nothing', { type: 'height', height: -1 }],
  [
    'a failure without words',
    { type: 'failed', id: 1, phase: 'start', failure: { ...failure, message: {} } },
  ],
  ['a failure at no time', { type: 'failed', id: 1, phase: 'soon', failure }],
])('%s is not believed', (_name, message) => expect(parseFromSandbox(message)).toBeNull());

test('no frame grows without end, and no text is endless', () => {
  expect(parseFromSandbox({ type: 'height', height: 1e9 })).toEqual({
    type: 'height',
    height: MAX_FRAME_HEIGHT,
  });
  const long = { type: 'failed', id: 1, phase: 'start', failure: { ...failure, message: 'x'.repeat(1e6) } };
  const parsed = parseFromSandbox(long);
  expect(parsed?.type === 'failed' && parsed.failure.message.length).toBe(10_000);
});

test('what else is in a message is left out', () => {
  expect(parseFromSandbox({ type: 'shown', id: 1, url: 'javascript:alert(1)' })).toEqual({
    type: 'shown',
    id: 1,
  });
});
