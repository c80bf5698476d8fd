import type { ReactNode } from 'react';
import { useHref, useMessages, usePage } from '../context.js';
import { usePageStyles } from '../page-assets.js';
import styles from '../styles/tag-pages.css?url';

export interface Tag {
  label: string;
  route: string;
  description?: string | undefined;
}

/** A list of links to tag pages. */
export function TagList({ tags }: { tags: readonly Tag[] }): ReactNode {
  const href = useHref();
  const t = useMessages();
  if (tags.length === 0) return null;
  return (
    <ul className="tag-list" aria-label={t('theme.tags')}>
      {tags.map(({ label, route, description }) => (
        <li key={route}>
          <a className="tag" href={href({ route })} rel="tag" title={description}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

interface CountedTag extends Tag {
  count: number;
}

/** All tags of a source, grouped by first letter, with the number of pages for each tag. */
export function TagIndex({ tags }: { tags: readonly CountedTag[] }): ReactNode {
  const { site } = usePage();
  const href = useHref();
  usePageStyles(styles);
  return byLetter({ tags, locale: site.locale }).map(([letter, own]) => (
    <section key={letter} className="tag-letter">
      <h2>{letter}</h2>
      <ul className="tag-list">
        {own.map(({ label, route, description, count }) => (
          <li key={route}>
            <a className="tag" href={href({ route })} rel="tag" title={description}>
              {label} <span className="tag-count">{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  ));
}

function byLetter({
  tags,
  locale,
}: {
  tags: readonly CountedTag[];
  locale: string;
}): [string, CountedTag[]][] {
  const sorted = [...tags].sort((a, b) => a.label.localeCompare(b.label, locale));
  const letters = new Map<string, CountedTag[]>();
  for (const tag of sorted) {
    const letter = ([...tag.label][0] ?? '').toLocaleUpperCase(locale);
    letters.set(letter, [...(letters.get(letter) ?? []), tag]);
  }
  return [...letters];
}
