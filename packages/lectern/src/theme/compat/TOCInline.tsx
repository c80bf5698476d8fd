import type { ReactNode } from 'react';
import { usePage } from '../context.js';

interface Item {
  value: string;
  id: string;
  level: number;
}

interface Props {
  toc?: readonly Item[] | undefined;
  minHeadingLevel?: number | undefined;
  maxHeadingLevel?: number | undefined;
}

export default function TOCInline({ toc, minHeadingLevel = 2, maxHeadingLevel }: Props): ReactNode {
  const page = usePage();
  const deepest = maxHeadingLevel ?? Math.max(3, ...page.toc.map(({ level }) => level));
  const items = toc ?? page.toc.map(({ text, ...item }) => ({ ...item, value: text }));
  return <List items={items.filter(({ level }) => level >= minHeadingLevel && level <= deepest)} />;
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

function branches(items: readonly Item[]): { item: Item; below: readonly Item[] }[] {
  const [item, ...rest] = items;
  if (item === undefined) return [];
  const end = rest.findIndex(({ level }) => level <= item.level);
  const count = end === -1 ? rest.length : end;
  return [{ item, below: rest.slice(0, count) }, ...branches(rest.slice(count))];
}
