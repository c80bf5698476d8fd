import { Head, useHref, usePage, usePageStyles } from 'lectern/theme';
import type { ReactNode } from 'react';
import type { Author, PostSummary } from '../model/types.js';
import { Avatar, Socials } from './Authors.js';
import styles from './blog.css?url';
import { PostsContext } from './posts-context.js';
import { blogData } from './structured-data.js';
import { useBlogMessages } from './useBlogMessages.js';

interface ListProps {
  posts: readonly PostSummary[];
  description: string;
  author?: Author;
  more?: { label: string; route: string };
  isBlog: boolean;
  children: ReactNode;
}

export default function ListFrame({
  posts,
  description,
  author,
  more,
  isBlog,
  children,
}: ListProps): ReactNode {
  usePageStyles(styles);
  const { title } = usePage();
  const href = useHref();
  const { t } = useBlogMessages();
  const hasLead = author === undefined && description !== '' && description !== title;
  return (
    <PostsContext.Provider value={posts}>
      {isBlog ? <ListMetadata posts={posts} /> : null}
      {hasLead ? <p className="lead">{description}</p> : null}
      {author === undefined ? null : <AuthorHead author={author} />}
      {more === undefined ? null : (
        <p>
          <a href={href({ route: more.route })}>{more.label}</a>
        </p>
      )}
      {posts.length === 0 ? (
        <p>{t(author === undefined ? 'theme.blog.noPosts' : 'theme.blog.authorNoPosts')}</p>
      ) : (
        children
      )}
    </PostsContext.Provider>
  );
}

function AuthorHead({ author }: { author: Author }): ReactNode {
  const { title, description } = author;
  return (
    <div className="blog-author-head">
      <Avatar author={author} size={80} />
      <div>
        {title === undefined ? null : <p className="lead">{title}</p>}
        {description === undefined ? null : <p>{description}</p>}
        <Socials author={author} />
      </div>
    </div>
  );
}

export function ListMetadata({ posts }: { posts: readonly PostSummary[] }): ReactNode {
  const page = usePage();
  const href = useHref();
  if (page.noIndex) return null;
  const linked = posts.map((post) => ({ ...post, url: new URL(href(post), page.site.url).href }));
  const json = JSON.stringify(blogData({ posts: linked, title: page.title, page }));
  return (
    <Head>
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: json.replaceAll('<', '\\u003c') }}
      />
    </Head>
  );
}
