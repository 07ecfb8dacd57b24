import type { ReactElement } from 'react';
import { useTranslate } from '../../providers/TranslationsProvider';

/** A line of code with a copy button, as the code blocks of the texts have one. */
export function CodeLine({ html }: { readonly html: string }): ReactElement {
  const t = useTranslate();
  return (
    <div className="code-block" data-language="tsx">
      <pre tabIndex={0}>
        <code className="language-tsx" dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
      <button type="button" className="code-copy" data-code-copy>
        {t('code.copy')}
      </button>
    </div>
  );
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Highlights an import declaration, which is all keywords and one string: no need of a highlighter. */
export function highlightImport(line: string): string {
  const escaped = line.replace(/[&<>]/g, (character) => ENTITIES[character] ?? character);
  return escaped.replace(/\b(?:import|from|as)\b|'[^']*'|"[^"]*"/g, (token) => {
    const kind = /^['"]/.test(token) ? 'string' : 'keyword';
    return `<span class="token ${kind}">${token}</span>`;
  });
}
