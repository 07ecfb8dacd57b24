import type { ReactElement } from 'react';
import type { ApiSignatureView } from '../../../domain/apiPage';
import { useTranslate } from '../../providers/TranslationsProvider';
import { PackageText } from './PackageText';

interface ApiSignatureProps {
  readonly signature: ApiSignatureView;
  /** Whether the code of it stands beside it already. */
  readonly isWritten: boolean;
}

/** How a function is called: its signature as code, and what is said of its arguments and result. */
export function ApiSignature({ signature, isWritten }: ApiSignatureProps): ReactElement {
  const t = useTranslate();
  const { html, parameters, returns } = signature;
  const described = parameters.filter(({ descriptionHtml }) => descriptionHtml !== '');
  return (
    <div className="api-signature">
      {!isWritten && (
        <>
          <p className="api-label">{t('api.signature')}</p>
          <code className="api-code" dangerouslySetInnerHTML={{ __html: html }} />
        </>
      )}
      {(described.length > 0 || returns.descriptionHtml !== '') && (
        <dl>
          {described.map(({ name, optional, typeHtml, descriptionHtml }) => (
            <div key={name}>
              <dt>
                <code>{name}</code>
                {optional && <span className="api-mark">{t('api.signature.optional')}</span>}{' '}
                <code className="api-argument-type" dangerouslySetInnerHTML={{ __html: typeHtml }} />
              </dt>
              <dd>
                <PackageText html={descriptionHtml} />
              </dd>
            </div>
          ))}
          {returns.descriptionHtml !== '' && (
            <div>
              <dt>
                {t('api.signature.returns')}{' '}
                <code className="api-argument-type" dangerouslySetInnerHTML={{ __html: returns.typeHtml }} />
              </dt>
              <dd>
                <PackageText html={returns.descriptionHtml} />
              </dd>
            </div>
          )}
        </dl>
      )}
    </div>
  );
}
