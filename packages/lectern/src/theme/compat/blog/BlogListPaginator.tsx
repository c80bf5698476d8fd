import DocPaginator from '@theme/DocPaginator';
import type { ReactNode } from 'react';
import { staticInIslands } from '../../static-in-islands.js';
import { translate } from '../Translate.js';
import type { ListMetadata } from './types.js';

function BlogListPaginator({ metadata }: { metadata: ListMetadata }): ReactNode {
  const { previousPage, nextPage } = metadata;
  const link = (permalink: string | undefined, title: string) =>
    permalink === undefined ? undefined : { permalink, title };
  return (
    <DocPaginator
      previous={link(
        previousPage,
        translate({ id: 'theme.blog.paginator.newerEntries', message: 'Newer entries' }),
      )}
      next={link(nextPage, translate({ id: 'theme.blog.paginator.olderEntries', message: 'Older entries' }))}
    />
  );
}

export default staticInIslands(BlogListPaginator);
