import path from 'node:path';
import { format } from 'node:util';
import { act } from '@testing-library/react';
import type { ComponentType } from 'react';
import { mountDemo, type MountedDemo } from '../../../src/site/demos/demoRuntime';
import '../../../src/site/demos/joyKit';
import { initialThemeState, type ThemeState } from '../../../src/site/theme/themeState';
import { projectRoot, type RenderedDemo } from './renderedDemo';

export const RTL_AND_DENSE: ThemeState = { ...initialThemeState, direction: 'rtl', dense: true };

/** Long enough for what a demo does by itself soon after it appears. */
const SOON = 2000;

/**
 * Takes up the server's HTML as a page does, changes the reader's theme, and removes the demo again.
 * Gives everything that went wrong, in words; nothing where it is sound.
 */
export function hydrateDemo(demo: RenderedDemo): Promise<readonly string[]> {
  return watch(async (stage) => {
    stage.innerHTML = demo.html ?? '';
    const mounted = await mount(stage, demo, { hydrate: true, themeState: initialThemeState });
    await act(() => mounted.update({ ...initialThemeState, direction: 'rtl' }));
    await passTime();
    await act(() => mounted.update(RTL_AND_DENSE));
    await passTime();
    return mounted;
  });
}

/** Renders the demo in the browser alone, as after a client navigation, and removes it again. */
export function mountAnew(demo: RenderedDemo, themeState: ThemeState): Promise<readonly string[]> {
  return watch((stage) => mount(stage, demo, { hydrate: false, themeState }));
}

async function mount(
  stage: HTMLElement,
  { file, provider, isolated, identifierPrefix }: RenderedDemo,
  how: { hydrate: boolean; themeState: ThemeState },
): Promise<MountedDemo> {
  const Component = await loadDemo(file);
  let isReady = false;
  const mounted = await act(() =>
    mountDemo(stage, {
      Component,
      provider,
      isolated,
      identifierPrefix,
      props: {},
      texts: { crashed: 'It crashed.', reset: 'Reset' },
      onReady: () => {
        isReady = true;
      },
      ...how,
    }),
  );
  await passTime();
  if (!isReady) throw new Error('It never came to life');
  return mounted;
}

async function loadDemo(file: string): Promise<ComponentType<Record<string, unknown>>> {
  const module = (await import(path.join(projectRoot, file))) as {
    default: ComponentType<Record<string, unknown>>;
  };
  return module.default;
}

/** Runs timers and what follows from them, so that what a demo does later is seen now. */
async function passTime(): Promise<void> {
  await act(() => jest.advanceTimersByTimeAsync(SOON));
}

async function watch(live: (stage: HTMLElement) => Promise<MountedDemo>): Promise<readonly string[]> {
  const complaints: string[] = [];
  const note = (...words: unknown[]) => complaints.push(format(...words));
  jest.spyOn(console, 'error').mockImplementation(note);
  jest.spyOn(console, 'warn').mockImplementation(note);
  const noteError = ({ error }: ErrorEvent) => note(error);
  window.addEventListener('error', noteError);
  jest.useFakeTimers();
  const stage = document.body.appendChild(document.createElement('div'));
  try {
    const mounted = await live(stage);
    await act(() => mounted.unmount());
    await passTime();
    if (stage.hasChildNodes()) note('It left something behind: %s', stage.innerHTML);
    if (jest.getTimerCount() > 0) note('It left a timer running');
  } catch (error) {
    note(error);
  } finally {
    jest.clearAllTimers();
    jest.useRealTimers();
    stage.remove();
    window.removeEventListener('error', noteError);
  }
  return complaints;
}
