import type { ReactNode } from 'react';
import type { TocItem } from '../../model/page-data.types.js';
import { useMessages } from '../context.js';
import { BreakableName } from './BreakableName.js';

/** A word of this length may be too long for the column. */
const longWord = /\S{13}/;

/** Docusaurus's format for a heading in the table of contents. */
export interface TocEntry {
  id: string;
  level: number;
  value: string;
}

export function tocItems(toc: readonly TocItem[]): TocEntry[] {
  return toc.map(({ id, level, text }) => ({ id, level, value: text }));
}

/** Open in the HTML. On narrow screens, a script closes the table of contents before the first paint. */
export function Toc({ toc }: { toc: readonly TocEntry[] }): ReactNode {
  const t = useMessages();
  return <TocList toc={toc} title={t('theme.toc.title')} />;
}

export function TocList({ toc, title }: { toc: readonly TocEntry[]; title: string }): ReactNode {
  if (toc.length === 0) return null;
  return (
    <nav className="toc" aria-label={title}>
      <details open>
        <summary>{title}</summary>
        <ul>
          {toc.map((item) => (
            <li key={item.id} className={`toc-${item.level}`}>
              <a href={`#${item.id}`}>
                {longWord.test(item.value) ? <BreakableName name={item.value} /> : item.value}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}
