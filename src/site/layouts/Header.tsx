import type { ReactElement, Ref } from 'react';
import type { ShellProduct } from '../../domain/site';
import { Icon } from '../components/Icon';
import { useDocsConfig } from '../providers/DocsConfigProvider';
import { useTranslate } from '../providers/TranslationsProvider';
import { LanguageMenu } from './LanguageMenu';
import { ProductSwitcher } from './ProductSwitcher';
import { SettingsMenu } from './SettingsMenu';
import { VersionMenu } from './VersionMenu';

export interface HeaderProps {
  readonly product: ShellProduct | null;
  /** Path of the page without language prefix; null where the page exists in one language only. */
  readonly path: string | null;
  readonly drawerOpen: boolean;
  readonly onOpenDrawer: () => void;
  /** The button that opens the drawer; the focus returns to it. */
  readonly drawerButton: Ref<HTMLButtonElement>;
  readonly inert: boolean;
}

/** The bar at the top of every page. What has no use on a page is not there. */
export function Header({
  product,
  path,
  drawerOpen,
  onOpenDrawer,
  drawerButton,
  inert,
}: HeaderProps): ReactElement {
  const t = useTranslate();
  const { title, repositoryUrl } = useDocsConfig();
  return (
    <header className="header" inert={inert}>
      {product && (
        <>
          <button
            ref={drawerButton}
            type="button"
            className="icon-button drawer-button needs-js"
            aria-label={t('sidebar.open')}
            aria-expanded={drawerOpen}
            aria-controls="sidebar-panel"
            onClick={onOpenDrawer}
          >
            <Icon name="menu" />
          </button>
          <a className="icon-button drawer-button without-js" href="#site-navigation">
            <span className="visually-hidden">{t('sidebar.open')}</span>
            <Icon name="menu" />
          </a>
        </>
      )}
      <a className="header-home" href="/" aria-label={t('header.home', { site: title })}>
        <SiteLogo />
        <span className="header-title">{title}</span>
      </a>
      {product && <ProductSwitcher current={product} />}
      <div className="header-end">
        {product && <VersionMenu versions={product.versions} />}
        {path !== null && <LanguageMenu path={path} />}
        {repositoryUrl !== null && (
          <a
            className="icon-button header-repository"
            href={repositoryUrl}
            aria-label={t('header.repository')}
          >
            <Icon name="source" />
          </a>
        )}
        <SettingsMenu />
      </div>
    </header>
  );
}

/** Two sheets, one before the other. */
function SiteLogo(): ReactElement {
  return (
    <svg className="site-logo" viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
      <rect x="4" y="3" width="17" height="22" rx="4" opacity=".4" />
      <path d="M15 7h9a4 4 0 0 1 4 4v14a4 4 0 0 1-4 4h-9a4 4 0 0 1-4-4V11a4 4 0 0 1 4-4Z" />
      <path className="site-logo-lines" d="M16 14h7M16 18h7M16 22h4" />
    </svg>
  );
}
