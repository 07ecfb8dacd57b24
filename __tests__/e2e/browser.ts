import type { LaunchOptions } from '@playwright/test';
import { findChromium } from '../../scripts/chromium';

/** How the tests start their browser: a system Chromium if there is one, else the bundled one. */
export function launchOptions(): LaunchOptions {
  const { executablePath, args, env } = findChromium();
  return { executablePath, args: [...args], env };
}

/** What a spec asks for to be read on a phone. */
export const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
} as const;
