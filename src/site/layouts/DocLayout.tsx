import type { ReactElement, ReactNode } from 'react';
import { localizePath } from '../../domain/docPath';
import type { PageFrame } from '../../domain/page';
import { Icon } from '../components/Icon';
import { navigationKey, navigationStore } from '../navigation/navigationStore';
import { Sidebar } from '../navigation/Sidebar';
import { useDocsConfig } from '../providers/DocsConfigProvider';
import { useTranslate } from '../providers/TranslationsProvider';
import { Header } from './Header';
import { useDrawer } from './useDrawer';

/** Where the skip link leads: the `<main>` of every page has this id. */
export const MAIN_ID = 'main-content';

interface DocLayoutProps {
  /** Of the page that is shown; null on pages of no product: front page, not found. */
  readonly page: PageFrame | null;
  /** The page itself, with its `<main>`. */
  readonly children: ReactNode;
}

/**
 * The shell around every page. Gatsby renders each page as a new component, so the shell stands
 * around it in `wrapPageElement`: the sidebar then lives on, scrolled and open as the reader left it.
 */
export function DocLayout({ page, children }: DocLayoutProps): ReactElement {
  const t = useTranslate();
  const config = useDocsConfig();
  const product = config.products.find(({ id }) => id === page?.productId) ?? null;
  const drawer = useDrawer(page?.docPath ?? '/');
  const openDrawer = (): void => {
    if (page) void navigationStore.load(navigationKey(page.productId, page.language));
    drawer.show();
  };
  return (
    <div className="site">
      <a className="skip-link" href={`#${MAIN_ID}`} inert={drawer.open}>
        {t('skipToContent')}
      </a>
      <Header
        product={product}
        path={page?.docPath ?? null}
        drawerOpen={drawer.open}
        onOpenDrawer={openDrawer}
        drawerButton={drawer.button}
        inert={drawer.open}
      />
      <div className={page ? 'shell with-sidebar' : 'shell'}>
        {page && (
          <>
            <div
              id="sidebar-panel"
              className="sidebar-panel"
              ref={drawer.panel}
              data-open={drawer.open || undefined}
              {...(drawer.open && {
                role: 'dialog',
                'aria-modal': true,
                'aria-label': t('sidebar.label', { product: product?.name ?? config.title }),
              })}
            >
              <button type="button" className="icon-button drawer-close needs-js" onClick={drawer.close}>
                <span className="visually-hidden">{t('sidebar.close')}</span>
                <Icon name="close" />
              </button>
              <Sidebar
                productId={page.productId}
                productName={product?.name ?? config.title}
                language={page.language}
                path={localizePath(page.docPath, page.language, config.defaultLanguage)}
                digest={page.navigationDigest}
              />
            </div>
            <div className="backdrop" data-open={drawer.open || undefined} onPointerDown={drawer.close} />
          </>
        )}
        <div className="page" inert={drawer.open}>
          {children}
        </div>
      </div>
    </div>
  );
}
