import type { ReactNode } from 'react';
import { useMessages, usePage } from '../context.js';

/** Links to the previous and next page. */
export function Pagination(): ReactNode {
  const { previous, next } = usePage();
  const t = useMessages();
  if (previous === undefined && next === undefined) return null;
  return (
    <nav className="pagination" aria-label={t('theme.nav.pages')}>
      {previous === undefined ? null : (
        <a className="pagination-previous" rel="prev" href={previous.href}>
          <span>{previous.caption ?? t('theme.previous')}</span> {previous.label}
        </a>
      )}
      {next === undefined ? null : (
        <a className="pagination-next" rel="next" href={next.href}>
          <span>{next.caption ?? t('theme.next')}</span> {next.label}
        </a>
      )}
    </nav>
  );
}
