import DocPaginator from '@theme/DocPaginator';
import type { ReactNode } from 'react';
import { staticInIslands } from '../../static-in-islands.js';
import { translate } from '../Translate.js';
import type { Neighbor } from './types.js';

function BlogPostPaginator({
  prevItem,
  nextItem,
}: {
  prevItem?: Neighbor | undefined;
  nextItem?: Neighbor | undefined;
}): ReactNode {
  const newer = translate({ id: 'theme.blog.post.paginator.newerPost', message: 'Newer post' });
  const older = translate({ id: 'theme.blog.post.paginator.olderPost', message: 'Older post' });
  return (
    <DocPaginator
      previous={prevItem && { ...prevItem, subLabel: newer }}
      next={nextItem && { ...nextItem, subLabel: older }}
    />
  );
}

export default staticInIslands(BlogPostPaginator);
