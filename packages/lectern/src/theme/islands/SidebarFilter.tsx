'use client';

import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';

export const hydrate = 'intent';

interface Props {
  words: { label: string; found: string };
}

/** Shows of the sidebar what has all the words that were typed, in its label, its method or its address. */
export function SidebarFilter({ words }: Props): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const [found, setFound] = useState<number>();

  useEffect(() => {
    const sidebar = root.current?.closest('.sidebar');
    if (sidebar) setFound(query.trim() === '' ? showAll(sidebar) : showMatches({ sidebar, query }));
  }, [query]);

  return (
    <div className="api-filter" ref={root}>
      <label>
        {words.label}
        <input
          type="search"
          autoComplete="off"
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
      </label>
      <p role="status">{found === undefined ? '' : words.found.replace('{number}', String(found))}</p>
    </div>
  );
}

function entriesOf(sidebar: Element): HTMLLIElement[] {
  return [...sidebar.querySelectorAll<HTMLLIElement>('.sidebar-list li')];
}

function showAll(sidebar: Element): undefined {
  for (const entry of entriesOf(sidebar)) entry.hidden = false;
  // Closed again is what the filter had opened.
  for (const category of sidebar.querySelectorAll<HTMLDetailsElement>('details[data-filtered]')) {
    category.open = false;
    delete category.dataset.filtered;
  }
}

/** A category is shown with what matches in it, and with all of it where its own name matches. */
function showMatches({ sidebar, query }: { sidebar: Element; query: string }): number {
  const terms = query.trim().toLowerCase().split(/\s+/);
  const matches = (text: string): boolean => terms.every((term) => text.toLowerCase().includes(term));
  let count = 0;
  const shown = new Set<Element>();
  for (const entry of entriesOf(sidebar)) {
    const link = entry.querySelector<HTMLAnchorElement>(':scope > a');
    if (link === null) continue;
    const category = entry.parentElement?.closest('li')?.querySelector('summary')?.textContent ?? '';
    if (!matches(`${category} ${link.textContent} ${decodeURIComponent(link.hash)} ${link.title}`)) continue;
    count += 1;
    for (let place: Element | null = entry; place !== null && place !== sidebar; place = place.parentElement)
      shown.add(place);
  }
  for (const entry of entriesOf(sidebar)) entry.hidden = !shown.has(entry);
  for (const category of sidebar.querySelectorAll('details')) {
    if (category.open || !shown.has(category)) continue;
    category.open = true;
    category.dataset.filtered = '';
  }
  return count;
}
