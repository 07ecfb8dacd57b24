import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { CodeStylingProvider, useCodeStyling } from '../../../src/site/providers/CodeStylingProvider';
import { CodeVariantProvider, useCodeVariant } from '../../../src/site/providers/CodeVariantProvider';

function Probe() {
  const { codeVariant, setCodeVariant } = useCodeVariant();
  const { codeStyling, setCodeStyling } = useCodeStyling();
  return (
    <>
      <output>{`${codeVariant} ${codeStyling}`}</output>
      <button onClick={() => setCodeVariant('JS')}>JavaScript</button>
      <button onClick={() => setCodeStyling('tailwind')}>Tailwind</button>
    </>
  );
}

const page = (
  <CodeVariantProvider>
    <CodeStylingProvider>
      <Probe />
    </CodeStylingProvider>
  </CodeVariantProvider>
);
const shown = () => screen.getByRole('status').textContent;

function visit(hash = '', cookies: readonly string[] = []) {
  window.history.replaceState(null, '', `/page${hash}`);
  for (const cookie of cookies) document.cookie = `${cookie}; path=/`;
  return render(page);
}

test('the defaults are TypeScript and the system', () => {
  visit();
  expect(shown()).toBe('TS system');
  expect(document.cookie).toBe('');
});

test('a cookie remembers', () => {
  visit('', ['codeVariant=JS', 'codeStyling=css']);
  expect(shown()).toBe('JS css');
});

test('a cookie with another word counts for nothing', () => {
  visit('', ['codeVariant=Flow', 'codeStyling=less']);
  expect(shown()).toBe('TS system');
});

test.each([
  ['#Button.js', 'JS css'],
  ['#Button.tsx', 'TS css'],
  ['#tailwind-Button.tsx', 'TS tailwind'],
  ['#system-Button.js', 'JS system'],
  ['#css-Button.js', 'JS css'],
  ['#a-heading', 'JS css'],
  ['#using-css-modules', 'JS css'],
])('the hash %s goes before the cookie', (hash, expected) => {
  visit(hash, ['codeVariant=JS', 'codeStyling=css']);
  expect(shown()).toBe(expected);
});

test('what the hash chose is remembered', () => {
  visit('#tailwind-Button.js');
  expect(document.cookie).toContain('codeVariant=JS');
  expect(document.cookie).toContain('codeStyling=tailwind');
});

test('<html> is marked with what holds, for the style sheets', async () => {
  const marks = () => {
    const { codeVariant, codeStyling } = document.documentElement.dataset;
    return `${codeVariant} ${codeStyling}`;
  };
  visit('#css-Button.js');
  expect(marks()).toBe('JS css');
  await userEvent.click(screen.getByRole('button', { name: 'Tailwind' }));
  expect(marks()).toBe('JS tailwind');
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'codeVariant', newValue: 'TS' }));
  });
  expect(marks()).toBe('TS tailwind');
});

test('from then on the state wins, over the hash too', async () => {
  visit('#system-Button.tsx');
  await userEvent.click(screen.getByRole('button', { name: 'JavaScript' }));
  await userEvent.click(screen.getByRole('button', { name: 'Tailwind' }));
  expect(shown()).toBe('JS tailwind');
  act(() => {
    window.location.hash = '#css-Other.tsx';
  });
  expect(shown()).toBe('JS tailwind');
});

test('a choice is written to a cookie that lasts a year', async () => {
  visit();
  const written = jest.spyOn(document, 'cookie', 'set');
  await userEvent.click(screen.getByRole('button', { name: 'JavaScript' }));
  expect(written).toHaveBeenCalledWith('codeVariant=JS; path=/; max-age=31536000; SameSite=Lax');
});

test('a choice in another tab is taken over', () => {
  visit();
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'codeVariant', newValue: 'JS' }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'codeStyling', newValue: 'unknown' }));
  });
  expect(shown()).toBe('JS system');
});

test('so is what the hash chose', () => {
  visit('#css-Button.js');
  expect(localStorage.getItem('codeStyling')).toBe('css');
});

test('a choice is told to other tabs', async () => {
  visit();
  await userEvent.click(screen.getByRole('button', { name: 'Tailwind' }));
  expect(localStorage.getItem('codeStyling')).toBe('tailwind');
});

test('server and first render of the browser agree, whatever was chosen before', () => {
  document.cookie = 'codeVariant=JS; path=/';
  window.history.replaceState(null, '', '/page');
  const complaints = jest.spyOn(console, 'error');
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  expect(container).toHaveTextContent('TS system');
  document.body.append(container);
  render(page, { container, hydrate: true });
  expect(shown()).toBe('JS system');
  expect(complaints).not.toHaveBeenCalled();
});
