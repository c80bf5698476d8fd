import BlogPostItemHeaderAuthor from '@theme/BlogPostItem/Header/Author';
import type { ReactNode } from 'react';
import { staticInIslands } from '../../static-in-islands.js';
import { useBlogPost } from './client.js';

function HeaderAuthors({ className }: { className?: string | undefined }): ReactNode {
  const {
    metadata: { authors },
    assets: { authorsImageUrls },
  } = useBlogPost();
  if (authors.length === 0) return null;
  return (
    <div className={`row margin-top--md margin-bottom--sm${className === undefined ? '' : ` ${className}`}`}>
      {authors.map((author, index) => (
        <div className={authors.length === 1 ? 'col col--12' : 'col col--6'} key={author.key ?? index}>
          <BlogPostItemHeaderAuthor
            author={{ ...author, imageURL: authorsImageUrls[index] ?? author.imageURL }}
          />
        </div>
      ))}
    </div>
  );
}

export default staticInIslands(HeaderAuthors);
