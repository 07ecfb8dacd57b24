import type { ReactElement } from 'react';
import type { SidebarEntry } from '../../domain/sidebar';
import { Icon } from '../components/Icon';
import { useTranslate } from '../providers/TranslationsProvider';
import { NavigationChips } from './NavigationChips';
import { NavigationIcon } from './icons';

export interface NavigationTreeProps {
  readonly entries: readonly SidebarEntry[];
  /** Path of the entry that is being read; null where the sidebar does not list the page. */
  readonly activePath: string | null;
  /** Paths of the groups around the active entry. */
  readonly ancestorPaths: ReadonlySet<string>;
  /** Paths of the groups whose children are shown. */
  readonly openPaths: ReadonlySet<string>;
}

/** Attributes that a sidebar file may give a link; the rest, event handlers above all, is dropped. */
const LINK_ATTRIBUTE = /^(?:data-[\w-]+|target|rel|title|download|hrefLang|lang)$/;

function pickLinkProps(linkProps: SidebarEntry['linkProps']): Record<string, string | number | boolean> {
  return Object.fromEntries(Object.entries(linkProps ?? {}).filter(([name]) => LINK_ATTRIBUTE.test(name)));
}

/** The id of a group's list of children. */
function groupId(pathname: string): string {
  return `nav${pathname.replace(/[^\w-]+/g, '-')}`;
}

/**
 * A sidebar as nested lists. What is closed is not in the DOM at all: the same component renders the
 * few entries of a page's HTML and the whole tree that the reader opens. Toggles carry the group's
 * path in `data-toggle`; whoever shows the tree listens for them.
 */
export function NavigationTree(props: NavigationTreeProps): ReactElement {
  return (
    <ul className="nav-list">
      {props.entries.map((entry) => (
        <NavigationEntry key={entry.pathname} {...props} entry={entry} />
      ))}
    </ul>
  );
}

function NavigationEntry({
  entry,
  ...tree
}: NavigationTreeProps & { readonly entry: SidebarEntry }): ReactElement {
  const t = useTranslate();
  const id = groupId(entry.pathname);
  if (entry.subheader !== undefined && entry.children) {
    return (
      <li>
        <p className="nav-subheader" id={id}>
          {entry.subheader}
        </p>
        <ul className="nav-list" aria-labelledby={id}>
          {entry.children.map((child) => (
            <NavigationEntry key={child.pathname} {...tree} entry={child} />
          ))}
        </ul>
      </li>
    );
  }
  const open = tree.openPaths.has(entry.pathname);
  return (
    <li>
      {entry.subheader !== undefined && <p className="nav-subheader">{entry.subheader}</p>}
      <div className="nav-row">
        <EntryLink
          entry={entry}
          active={entry.pathname === tree.activePath}
          ancestor={tree.ancestorPaths.has(entry.pathname)}
        />
        {entry.children && (
          <button
            type="button"
            className="nav-toggle"
            data-toggle={entry.pathname}
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            aria-label={t(open ? 'sidebar.collapse' : 'sidebar.expand', { title: entry.title })}
          >
            <Icon name="next" />
          </button>
        )}
      </div>
      {entry.children && open && (
        <ul className="nav-list" id={id}>
          {entry.children.map((child) => (
            <NavigationEntry key={child.pathname} {...tree} entry={child} />
          ))}
        </ul>
      )}
    </li>
  );
}

interface EntryLinkProps {
  readonly entry: SidebarEntry;
  readonly active: boolean;
  readonly ancestor: boolean;
}

function EntryLink({ entry, active, ancestor }: EntryLinkProps): ReactElement {
  const t = useTranslate();
  const content = (
    <>
      {entry.icon !== undefined && <NavigationIcon name={entry.icon} />}
      <span className="nav-title">{entry.title}</span>
      <NavigationChips plan={entry.plan} chips={entry.chips} />
      {entry.external && (
        <>
          <Icon name="external" />
          <span className="visually-hidden"> ({t('externalLink')})</span>
        </>
      )}
    </>
  );
  const className = ancestor ? 'nav-link nav-ancestor' : 'nav-link';
  if (entry.href === null) return <span className={className}>{content}</span>;
  return (
    <a
      {...pickLinkProps(entry.linkProps)}
      className={className}
      href={entry.href}
      aria-current={active ? 'page' : undefined}
    >
      {content}
    </a>
  );
}
