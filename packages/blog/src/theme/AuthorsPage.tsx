import { usePageStyles } from 'lectern/theme';
import type { ReactNode } from 'react';
import type { Author } from '../model/types.js';
import { AuthorName, Avatar, Socials } from './Authors.js';
import styles from './blog.css?url';
import { useBlogMessages } from './useBlogMessages.js';

export default function AuthorsPage({
  authors,
}: {
  authors: readonly { author: Author; count: number }[];
}): ReactNode {
  usePageStyles(styles);
  const { plural } = useBlogMessages();
  return (
    <ul className="blog-author-list">
      {authors.map(({ author, count }) => (
        <li key={author.key}>
          <Avatar author={author} size={64} />
          <div>
            <h2>
              <AuthorName author={author} />
            </h2>
            {author.title === undefined ? null : <p className="blog-author-title">{author.title}</p>}
            {author.description === undefined ? null : <p>{author.description}</p>}
            <p className="blog-facts blog-author-count">
              {plural({ id: 'theme.blog.authorPosts', one: 'theme.blog.authorPosts.one', count })}
            </p>
            <Socials author={author} />
          </div>
        </li>
      ))}
    </ul>
  );
}
