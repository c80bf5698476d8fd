import type { ReactNode } from 'react';
import { useMessages, usePage } from '../context.js';

export function VersionBanner(): ReactNode {
  const { version } = usePage();
  const t = useMessages();
  if (version === undefined || version.banner === 'none') return null;
  return (
    <p className="page-notice" role="note">
      {t(`theme.version.${version.banner}`, { version: version.label })}{' '}
      <a href={version.latestHref}>{t('theme.version.latest', { version: version.latestLabel })}</a>
    </p>
  );
}

export function VersionBadge(): ReactNode {
  const { version } = usePage();
  const t = useMessages();
  if (version === undefined || !version.badge) return null;
  return <p className="version-badge">{t('theme.version.badge', { version: version.label })}</p>;
}

export function TranslationNotice(): ReactNode {
  const { contentLanguage } = usePage();
  const t = useMessages();
  const text =
    contentLanguage === undefined ? '' : t('theme.untranslated', { language: contentLanguage.label });
  if (text === '') return null;
  return (
    <p className="page-notice" role="note">
      {text}
    </p>
  );
}
