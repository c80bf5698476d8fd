import { useHref, usePageStyles } from 'lectern/theme';
import type { ReactNode } from 'react';
import styles from './blog.css?url';

interface ArchiveProps {
  years: readonly {
    year: string;
    posts: readonly { route: string; title: string; date: string; day: string }[];
  }[];
}

export default function ArchivePage({ years }: ArchiveProps): ReactNode {
  usePageStyles(styles);
  const href = useHref();
  return years.map(({ year, posts }) => (
    <section key={year} className="blog-year">
      <h2 id={year}>{year}</h2>
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
}
