import { usePageStyles } from 'lectern/theme';
import type { ReactNode } from 'react';
import styles from './blog.css?url';
import { ListMetadata } from './ListFrame.js';
import type { ListOfPosts } from './own-list-context.js';
import { OwnListContext } from './own-list-context.js';

/** The document in `children` passes the content of the posts to `OwnListPosts`, which renders the custom component. */
export default function OwnList({ children, ...list }: ListOfPosts & { children: ReactNode }): ReactNode {
  usePageStyles(styles);
  return (
    <OwnListContext.Provider value={list}>
      {list.isBlog ? <ListMetadata posts={list.posts} /> : null}
      {children}
    </OwnListContext.Provider>
  );
}
