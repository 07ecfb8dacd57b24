import type { LiveEntry, LiveModules } from 'docs-generated/live';
import { useState, type ComponentType } from 'react';
import type { CodeStyling } from '../../../src/domain/codeChoices';

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      Clicked {count} times
    </button>
  );
}

function Crash(): never {
  throw new Error('This demo always crashes');
}

function inCss() {
  return <p>Styled by a style sheet</p>;
}

const entryOf = (Component: ComponentType<Record<string, unknown>>): LiveEntry => ({
  Component,
  provider: 'material',
  sheet: null,
  tailwind: null,
});

/** Two demos, one that works and one that does not; what a build generates has the same shape. */
export const loadLiveModules = jest.fn(
  async (_liveKey: string, styling: CodeStyling | null): Promise<LiveModules> =>
    styling === 'css'
      ? {
          'demo:material-ui/button/Counter:css': {
            ...entryOf(inCss),
            sheet: { scope: '0badcafe', css: '.stub-sheet{color:red}' },
          },
        }
      : {
          'demo:material-ui/button/Counter:system': entryOf(Counter),
          'demo:material-ui/button/Crash:system': entryOf(Crash),
        },
);
