import type { ReactNode } from 'react';
import { useMessages, usePage } from '../context.js';

/** What stands under an article: where to mend it, and when it was last changed. */
export function PageMeta(): ReactNode {
  const { editUrl, lastUpdated } = usePage();
  const t = useMessages();
  if (editUrl === undefined && lastUpdated === undefined) return null;
  const [before = '', after = ''] = t('theme.lastUpdated').split('{date}');
  return (
    <div className="page-meta">
      {editUrl === undefined ? null : (
        <a href={editUrl} rel="noopener">
          {t('theme.edit')}
        </a>
      )}
      {lastUpdated === undefined ? null : (
        <span>
          {before}
          <time dateTime={lastUpdated.iso}>{lastUpdated.text}</time>
          {after}
        </span>
      )}
    </div>
  );
}
