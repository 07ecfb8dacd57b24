import { useState, type ReactElement } from 'react';
import { apiInheritedAnchor } from '../../../domain/apiAnchors';
import type { ApiInheritedView } from '../../../domain/apiPage';
import { localizePath } from '../../../domain/docPath';
import { useDocsConfig } from '../../providers/DocsConfigProvider';
import { useTranslate } from '../../providers/TranslationsProvider';
import type { ListView } from './ApiList';
import { ApiText } from './ApiText';
import { listProp, PropTable } from './PropTable';
import type { NoteTargets } from './PropNote';

interface InheritedProps {
  readonly slug: string;
  readonly inherited: ApiInheritedView;
  readonly view: ListView;
  readonly targets: NoteTargets;
}

/** The props that come from another component: folded, until the address or the filter asks for one of them. */
export function Inherited({ slug, inherited, view, targets }: InheritedProps): ReactElement {
  const t = useTranslate();
  const { userLanguage, defaultLanguage } = useDocsConfig();
  const { name, path, props } = inherited;
  const anchor = apiInheritedAnchor(slug, name);
  const isAddressed = view.addressed === anchor || props.some((prop) => prop.anchor === view.addressed);
  const [state, setState] = useState({ addressed: '', isOpen: false });
  if (state.addressed !== view.addressed) {
    setState({ addressed: view.addressed, isOpen: isAddressed || state.isOpen });
  }
  const isMatching = props.some((prop) => view.matches(listProp(prop)));
  const isOpen = view.isFiltered ? isMatching : state.isOpen;
  return (
    <details
      id={anchor}
      className="api-inherited"
      hidden={view.isFiltered && !isMatching}
      open={isOpen}
      // A browser opens it by itself where the address leads inside.
      suppressHydrationWarning
      onToggle={({ currentTarget, target }) => {
        // Not the toggling of a union inside.
        if (target !== currentTarget || view.isFiltered) return;
        setState((before) => ({ ...before, isOpen: currentTarget.open }));
      }}
    >
      <summary>
        <ApiText name="api.inherited" parts={{ name: <code>{name}</code> }} />{' '}
        <span className="api-mark">{t('api.inheritedCount', { count: props.length })}</span>
      </summary>
      {path !== null && (
        <p>
          <a href={localizePath(path, userLanguage, defaultLanguage)}>{t('api.inheritedLink', { name })}</a>
        </p>
      )}
      {props.length > 0 && (
        <PropTable label={t('api.inherited', { name })} props={props} view={view} targets={targets} />
      )}
    </details>
  );
}
