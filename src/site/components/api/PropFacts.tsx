import type { ReactElement } from 'react';
import { useTranslate } from '../../providers/TranslationsProvider';
import type { ApiReferenceData } from './apiData';
import { ApiText } from './ApiText';

/** What there is to know of a component before its props, in sentences. */
export function PropFacts({ reference }: { readonly reference: ApiReferenceData }): ReactElement {
  const t = useTranslate();
  const { props, refTarget, defaultComponent } = reference;
  return (
    <ul className="api-facts">
      {props.length === 0 && <li>{t('api.noProps')}</li>}
      <li>
        {refTarget === null ? (
          t('api.noRef')
        ) : (
          <ApiText name="api.ref" parts={{ target: <code>{refTarget}</code> }} />
        )}
      </li>
      {defaultComponent !== null && (
        <li>
          <ApiText
            name="api.defaultComponent"
            parts={{ component: <code>{defaultComponent}</code>, prop: <code>component</code> }}
          />
        </li>
      )}
    </ul>
  );
}
