import type { ReactElement } from 'react';
import type { ProductVersion } from '../../domain/site';
import { Icon } from '../components/Icon';
import { Menu } from '../components/Menu';
import { useTranslate } from '../providers/TranslationsProvider';

/** The versions of a product. A single one needs no menu. */
export function VersionMenu({
  versions,
}: {
  readonly versions: readonly ProductVersion[];
}): ReactElement | null {
  const t = useTranslate();
  const current = versions.find((version) => version.current) ?? versions[0];
  if (!current) return null;
  if (versions.length === 1) return <span className="header-version">{current.text}</span>;
  return (
    <Menu className="version-menu" label={t('header.versionMenu')} trigger={<span>{current.text}</span>}>
      <ul>
        {versions.map((version) => (
          <li key={version.text}>
            <VersionEntry version={version} current={version === current} />
          </li>
        ))}
      </ul>
    </Menu>
  );
}

interface VersionEntryProps {
  readonly version: ProductVersion;
  readonly current: boolean;
}

function VersionEntry({ version: { text, href }, current }: VersionEntryProps): ReactElement {
  const t = useTranslate();
  const content = (
    <>
      {text}
      {current && (
        <>
          <span className="visually-hidden"> ({t('header.currentVersion')})</span>
          <Icon name="check" className="menu-check" />
        </>
      )}
    </>
  );
  if (href === undefined) return <span className="menu-text">{content}</span>;
  return (
    <a href={href} aria-current={current ? 'true' : undefined}>
      {content}
    </a>
  );
}
