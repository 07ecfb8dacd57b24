import { useMemo, type ReactNode } from 'react';
import type { CodeStyling } from '../../domain/codeChoices';
import { CODE_STYLING_COOKIE } from '../theme/constants';
import { createRequiredContext } from './createRequiredContext';
import { useCookiePreference, type CookiePreference } from './useCookiePreference';

export interface CodeStylingControl {
  readonly codeStyling: CodeStyling;
  readonly setCodeStyling: (codeStyling: CodeStyling) => void;
}

const VALUES: readonly CodeStyling[] = ['system', 'css', 'tailwind'];

const PREFERENCE: CookiePreference<CodeStyling> = {
  cookie: CODE_STYLING_COOKIE,
  values: VALUES,
  initial: 'system',
  mark: 'codeStyling',
  // A demo's address starts with the styling, `#tailwind-Button.tsx`. In the middle of a hash the same
  // words are part of some heading.
  readHash: (hash) => VALUES.find((styling) => hash.startsWith(`#${styling}-`)) ?? null,
};

const [StylingContext, useRequiredStyling] = createRequiredContext<CodeStylingControl>('CodeStylingProvider');

/** The way of styling that demos and their sources are shown in. */
export const useCodeStyling = (): CodeStylingControl => useRequiredStyling('useCodeStyling()');

export function CodeStylingProvider({ children }: { children: ReactNode }) {
  const [codeStyling, setCodeStyling] = useCookiePreference(PREFERENCE);
  const control = useMemo(() => ({ codeStyling, setCodeStyling }), [codeStyling, setCodeStyling]);
  return <StylingContext value={control}>{children}</StylingContext>;
}
