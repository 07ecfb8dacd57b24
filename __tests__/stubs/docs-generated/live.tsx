import { useState, type ComponentType } from 'react';

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

/** Two demos, one that works and one that does not; what a build generates has the same shape. */
export const loadLiveModules = jest.fn(
  async (): Promise<Record<string, ComponentType<Record<string, unknown>>>> => ({
    'demo:material-ui/button/Counter:system': Counter,
    'demo:material-ui/button/Crash:system': Crash,
  }),
);
