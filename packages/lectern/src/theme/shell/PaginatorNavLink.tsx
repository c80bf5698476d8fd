import type { ReactNode } from 'react';
import { useMessages } from '../context.js';
import type { PaginatorLink } from './Pagination.js';

export function PaginatorNavLink({
  title,
  permalink,
  subLabel,
  isNext = false,
}: PaginatorLink & { isNext?: boolean }): ReactNode {
  const t = useMessages();
  return (
    <a
      className={isNext ? 'pagination-next' : 'pagination-previous'}
      rel={isNext ? 'next' : 'prev'}
      href={permalink}
    >
      <span>{subLabel ?? t(isNext ? 'theme.next' : 'theme.previous')}</span> {title}
    </a>
  );
}
