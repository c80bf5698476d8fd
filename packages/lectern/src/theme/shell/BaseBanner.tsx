import type { ReactNode } from 'react';
import { useMessages, usePage } from '../context.js';

/**
 * For the owner of a site whose files are not where its pages look for them. The style sheet hides it, so it shows
 * exactly when the style sheet is missing, and needs no script. The head script adds the base path that the URL of
 * the page suggests.
 */
export function BaseBanner(): ReactNode {
  const { site } = usePage();
  const t = useMessages();
  return (
    <div className="base-banner" data-nosnippet style={{ padding: '1em', border: 'thick solid #b00020' }}>
      <p>
        {t('theme.baseBanner')} {t('theme.baseBanner.current', { base: site.base })}{' '}
        <span hidden>
          {t('theme.baseBanner.suggestion')} <code />
        </span>
      </p>
    </div>
  );
}
