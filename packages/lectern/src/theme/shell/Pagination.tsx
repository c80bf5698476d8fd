import PaginatorNavLink from '@theme/PaginatorNavLink';
import type { ReactNode } from 'react';
import { useMessages } from '../context.js';

/** Docusaurus's format for a link to the previous or next page. */
export interface PaginatorLink {
  title: ReactNode;
  permalink: string;
  /** Text above the title; default: "Previous" or "Next". */
  subLabel?: ReactNode;
}

export function Pagination({
  previous,
  next,
}: {
  previous?: PaginatorLink | undefined;
  next?: PaginatorLink | undefined;
}): ReactNode {
  const t = useMessages();
  if (previous === undefined && next === undefined) return null;
  return (
    <nav className="pagination" aria-label={t('theme.nav.pages')}>
      {previous === undefined ? null : <PaginatorNavLink {...previous} />}
      {next === undefined ? null : <PaginatorNavLink {...next} isNext />}
    </nav>
  );
}
