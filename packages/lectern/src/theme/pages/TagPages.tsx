import type { ReactNode } from 'react';
import { TagIndex } from '../article/Tags.js';
import { useHref, useMessages } from '../context.js';
import { usePageStyles } from '../page-assets.js';
import styles from '../styles/tag-pages.css?url';

export const TagIndexPage = TagIndex;

interface TaggedProps {
  lead?: string;
  allTags: string;
  pages: readonly { route: string; title: string; description: string }[];
}

export function TaggedPage({ lead, allTags, pages }: TaggedProps): ReactNode {
  const href = useHref();
  const t = useMessages();
  usePageStyles(styles);
  return (
    <>
      {lead === undefined ? null : <p className="lead">{lead}</p>}
      <p>
        <a href={href({ route: allTags })}>{t('theme.tags.all')}</a>
      </p>
      {pages.map((page) => (
        <section key={page.route} className="tagged">
          <h2>
            <a href={href(page)}>{page.title}</a>
          </h2>
          {page.description === '' ? null : <p>{page.description}</p>}
        </section>
      ))}
    </>
  );
}
