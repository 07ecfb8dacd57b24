import { useId, useState, type ReactElement } from 'react';
import { CODE_VARIANTS, type CodeVariant } from '../../domain/codeChoices';
import type { StringKey } from '../i18n/strings';
import { useClipboardCopy } from '../providers/useClipboardCopy';
import { useCodeVariant } from '../providers/CodeVariantProvider';
import { useTranslate } from '../providers/TranslationsProvider';

/** A source as the page query brings it: `html` is the inside of `<code>`. */
export interface ShownSource {
  readonly fileName: string;
  readonly html: string;
}

export interface DemoCodeProps {
  /** Name of the demo. */
  readonly name: string;
  readonly variant: {
    readonly previewHtml: string | null;
    readonly ts: ShownSource | null;
    readonly js: ShownSource;
  };
  readonly hideToolbar: boolean;
  readonly defaultOpen: boolean;
}

const VARIANT_NAMES: Readonly<Record<CodeVariant, StringKey>> = {
  TS: 'code.typescript',
  JS: 'code.javascript',
};

/**
 * The source of a demo under its toolbar. Collapsed, it is the excerpt that the author chose, or
 * nothing. The whole of it is in the HTML all the same: where no script runs, it stands open.
 */
export function DemoCode({ name, variant, hideToolbar, defaultOpen }: DemoCodeProps): ReactElement {
  const t = useTranslate();
  const id = useId();
  const [isOpen, setIsOpen] = useState(defaultOpen);
  const { codeVariant, setCodeVariant } = useCodeVariant();
  const { copy, isCopied } = useClipboardCopy();
  const shown: CodeVariant = variant.ts === null ? 'JS' : codeVariant;
  const source = shown === 'TS' && variant.ts ? variant.ts : variant.js;

  return (
    <div className="demo-code">
      {!hideToolbar && (
        <div className="demo-toolbar needs-js" role="group" aria-label={t('demo.toolbar', { name })}>
          {variant.ts !== null && (
            <div className="demo-toolbar-group" role="group" aria-label={t('code.language')}>
              {[...CODE_VARIANTS].reverse().map((option) => (
                <button
                  key={option}
                  type="button"
                  aria-pressed={option === shown}
                  aria-label={t(VARIANT_NAMES[option])}
                  onClick={() => setCodeVariant(option)}
                >
                  {option}
                </button>
              ))}
            </div>
          )}
          <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
            {t(isOpen ? 'code.hide' : 'code.show')}
          </button>
          <button type="button" onClick={() => void copy(textOf(source.html))}>
            {t(isCopied ? 'code.copied' : 'code.copy')}
          </button>
        </div>
      )}
      {!isOpen && variant.previewHtml !== null && (
        <div className="demo-preview code-block needs-js">
          <Highlighted html={variant.previewHtml} />
        </div>
      )}
      <div id={id} className="demo-source code-block" hidden={!isOpen}>
        <div className="code-title">{source.fileName}</div>
        <Highlighted html={source.html} />
      </div>
    </div>
  );
}

/** Code that can be scrolled, and so must be reached by keyboard. */
function Highlighted({ html }: { readonly html: string }): ReactElement {
  return (
    <pre tabIndex={0}>
      <code dangerouslySetInnerHTML={{ __html: html }} />
    </pre>
  );
}

/** The text of highlighted code. A document of its own runs no script and loads no image. */
function textOf(html: string): string {
  return new DOMParser().parseFromString(`<pre>${html}</pre>`, 'text/html').body.textContent ?? '';
}
