import type { ReactNode } from 'react';
import { usePage } from '../context.js';

interface Item {
  /** The words of the heading. */
  value: string;
  id: string;
  level: number;
}

interface Props {
  /** Default: the headings that the page lists next to its text. */
  toc?: readonly Item[] | undefined;
  minHeadingLevel?: number | undefined;
  maxHeadingLevel?: number | undefined;
}

/** `@theme/TOCInline`: the headings of a page, within its text. */
export default function TOCInline({ toc, minHeadingLevel = 2, maxHeadingLevel = 6 }: Props): ReactNode {
  const page = usePage();
  const items = toc ?? page.toc.map(({ text, ...item }) => ({ ...item, value: text }));
  return <List items={items.filter(({ level }) => level >= minHeadingLevel && level <= maxHeadingLevel)} />;
}

function List({ items }: { items: readonly Item[] }): ReactNode {
  if (items.length === 0) return null;
  return (
    <ul>
      {branches(items).map(({ item, below }) => (
        <li key={item.id}>
          <a href={`#${item.id}`}>{item.value}</a>
          <List items={below} />
        </li>
      ))}
    </ul>
  );
}

/** Each heading with those below it, up to the next of its own level or a higher one. */
function branches(items: readonly Item[]): { item: Item; below: readonly Item[] }[] {
  const [item, ...rest] = items;
  if (item === undefined) return [];
  const end = rest.findIndex(({ level }) => level <= item.level);
  const count = end === -1 ? rest.length : end;
  return [{ item, below: rest.slice(0, count) }, ...branches(rest.slice(count))];
}
