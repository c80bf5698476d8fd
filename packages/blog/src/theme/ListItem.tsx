import { TagList, useHref } from 'lectern/theme';
import type { ReactNode } from 'react';
import { useContext } from 'react';
import { PostHead } from './PostHead.js';
import { PostsContext } from './posts-context.js';
import { useBlogMessages } from './useBlogMessages.js';

export default function ListItem({ index, children }: { index: number; children: ReactNode }): ReactNode {
  const post = useContext(PostsContext)[index];
  const href = useHref();
  const { t } = useBlogMessages();
  if (post === undefined) return null;
  const { title, tags, truncated } = post;
  const address = href(post);
  return (
    <article className="blog-item">
      <h2>
        <a href={address}>{title}</a>
      </h2>
      <PostHead post={post} />
      <div className="prose">{children}</div>
      {tags.length === 0 && !truncated ? null : (
        <footer className="blog-item-foot">
          <TagList tags={tags} />
          {truncated ? (
            <a className="blog-more" href={address} aria-label={t('theme.blog.readMoreLabel', { title })}>
              {t('theme.blog.readMore')}
            </a>
          ) : null}
        </footer>
      )}
    </article>
  );
}
