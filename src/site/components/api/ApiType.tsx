import type { ReactElement } from 'react';
import type { ApiTypeView } from '../../../domain/apiPage';
import { useTranslate } from '../../providers/TranslationsProvider';
import { ApiText } from './ApiText';

/** Characters: a wider union has a member per line, a wider function its signature below. */
export const ONE_LINE = 60;
/** Further members of a union are folded. */
const UNFOLDED = 8;

/** A type: its names lead to their own reference, and what a union takes besides is said in words. */
export function ApiType({ type }: { readonly type: ApiTypeView }): ReactElement {
  const { html, text, members, extension } = type;
  // Written out, the type of a union that any string extends ends with `string`.
  const line = extension ? members.join(' | ') : html;
  return (
    <>
      {members.length > 0 && text.length > ONE_LINE ? (
        <Members members={members} />
      ) : (
        <code dangerouslySetInnerHTML={{ __html: line || html }} />
      )}
      {extension && (
        <span className="api-extension">
          {extension.kind === 'string' ? (
            <ApiText name="api.extension.string" parts={{}} />
          ) : (
            <ApiText
              name="api.extension.augmentation"
              parts={{ interface: <code>{extension.interface}</code> }}
            />
          )}
        </span>
      )}
    </>
  );
}

function Members({ members }: { readonly members: readonly string[] }): ReactElement {
  const t = useTranslate();
  const folded = members.slice(UNFOLDED);
  return (
    <>
      <MemberList members={members.slice(0, UNFOLDED)} />
      {folded.length > 0 && (
        <details className="api-more">
          <summary>{t('api.moreMembers', { count: folded.length })}</summary>
          <MemberList members={folded} />
        </details>
      )}
    </>
  );
}

function MemberList({ members }: { readonly members: readonly string[] }): ReactElement {
  return (
    <ul className="api-members">
      {members.map((html) => (
        <li key={html}>
          <code dangerouslySetInnerHTML={{ __html: html }} />
        </li>
      ))}
    </ul>
  );
}
