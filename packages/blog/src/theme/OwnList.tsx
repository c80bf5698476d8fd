import { usePageStyles } from 'lectern/theme';
import type { ReactNode } from 'react';
import styles from './blog.css?url';
import { ListMetadata } from './ListFrame.js';
import type { ListOfPosts } from './own-list-context.js';
import { OwnListContext } from './own-list-context.js';

/**
 * A page with a list of posts, rendered by the site's component. The document in `children` passes the content of the
 * posts to `OwnListPosts`.
 */
export default function OwnList({ children, ...list }: ListOfPosts & { children: ReactNode }): ReactNode {
  usePageStyles(styles);
  return (
    <OwnListContext.Provider value={list}>
      {list.isBlog ? <ListMetadata posts={list.posts} /> : null}
      {children}
    </OwnListContext.Provider>
  );
}
