import type { ReactNode } from 'react';
import { useMessages, usePage } from '../context.js';

/**
 * The style sheet hides this message, so the site's author sees it if the style sheet failed to load. A head script
 * adds the base path that the page's URL suggests.
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
