import type { ReactNode } from 'react';
import { useMessages, usePage } from '../context.js';

/** Says that the page is not about the version that most readers use. */
export function VersionBanner(): ReactNode {
  const { version } = usePage();
  const t = useMessages();
  if (version === undefined || version.banner === 'none') return null;
  return (
    <p className="version-banner" role="note">
      {t(`theme.version.${version.banner}`, { version: version.label })}{' '}
      <a href={version.latestHref}>{t('theme.version.latest')}</a>
    </p>
  );
}
