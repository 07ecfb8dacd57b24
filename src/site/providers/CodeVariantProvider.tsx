import { useMemo, type ReactNode } from 'react';
import type { CodeVariant } from '../../domain/codeChoices';
import { CODE_VARIANT_COOKIE } from '../theme/constants';
import { createRequiredContext } from './createRequiredContext';
import { useCookiePreference, type CookiePreference } from './useCookiePreference';

export interface CodeVariantControl {
  readonly codeVariant: CodeVariant;
  readonly setCodeVariant: (codeVariant: CodeVariant) => void;
}

const PREFERENCE: CookiePreference<CodeVariant> = {
  cookie: CODE_VARIANT_COOKIE,
  values: ['TS', 'JS'],
  initial: 'TS',
  mark: 'codeVariant',
  readHash: (hash) => (hash.endsWith('.tsx') ? 'TS' : hash.endsWith('.js') ? 'JS' : null),
};

const [VariantContext, useRequiredVariant] = createRequiredContext<CodeVariantControl>('CodeVariantProvider');

/** The language that demo sources are shown in. */
export const useCodeVariant = (): CodeVariantControl => useRequiredVariant('useCodeVariant()');

export function CodeVariantProvider({ children }: { children: ReactNode }) {
  const [codeVariant, setCodeVariant] = useCookiePreference(PREFERENCE);
  const control = useMemo(() => ({ codeVariant, setCodeVariant }), [codeVariant, setCodeVariant]);
  return <VariantContext value={control}>{children}</VariantContext>;
}
