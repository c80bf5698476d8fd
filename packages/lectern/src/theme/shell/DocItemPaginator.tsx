import DocPaginator from '@theme/DocPaginator';
import type { ReactNode } from 'react';
import { usePage } from '../context.js';

export function DocItemPaginator(): ReactNode {
  const { previous, next } = usePage();
  const link = (neighbor: typeof previous) =>
    neighbor === undefined
      ? undefined
      : { title: neighbor.label, permalink: neighbor.href, subLabel: neighbor.caption };
  return <DocPaginator previous={link(previous)} next={link(next)} />;
}
