import { Head, usePage, usePageStyles } from 'lectern/theme';
import type { ReactNode } from 'react';
import type { PostSummary } from '../model/types.js';
import styles from './blog.css?url';
import { PostHead } from './PostHead.js';
import { postingData } from './structured-data.js';

export default function PostFrame({ post, children }: { post: PostSummary; children: ReactNode }): ReactNode {
  usePageStyles(styles);
  return (
    <>
      <PostMetadata post={post} />
      <PostHead post={post} />
      {children}
    </>
  );
}

export function PostMetadata({ post }: { post: PostSummary }): ReactNode {
  const page = usePage();
  const { date, authors, tags } = post;
  return (
    <Head>
      <meta property="og:type" content="article" />
      <meta property="article:published_time" content={date} />
      {page.lastUpdated === undefined ? null : (
        <meta property="article:modified_time" content={page.lastUpdated.iso} />
      )}
      {authors.map(({ url }) =>
        url === undefined ? null : <meta key={url} property="article:author" content={url} />,
      )}
      {tags.map(({ label }) => (
        <meta key={label} property="article:tag" content={label} />
      ))}
      {page.noIndex ? null : (
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: json(postingData({ post, page })) }}
        />
      )}
    </Head>
  );
}

/** A `</script>` in a string would close the script element. */
function json(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
