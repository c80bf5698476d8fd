import { useHref, usePageStyles } from 'lectern/theme';
import type { ReactNode } from 'react';
import styles from './blog.css?url';

interface ArchiveProps {
  lead: string;
  years: readonly {
    year: string;
    posts: readonly { route: string; title: string; date: string; day: string }[];
  }[];
}

export default function ArchivePage({ lead, years }: ArchiveProps): ReactNode {
  usePageStyles(styles);
  const href = useHref();
  const list = years.map(({ year, posts }) => (
    <section key={year} className="blog-year">
      {/*
       * This is an `h3`, because style sheets for Docusaurus may select it. `aria-level` corrects the level for screen
       * readers.
       */}
      <h3 id={year} aria-level={2}>
        {year}
      </h3>
      <ul>
        {posts.map((post) => (
          <li key={post.route}>
            <a href={href(post)}>
              <time dateTime={post.date}>{post.day}</time> - {post.title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  ));
  return (
    <>
      {lead === '' ? null : <p className="lead">{lead}</p>}
      {list}
    </>
  );
}
