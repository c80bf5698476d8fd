'use client';

import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { replaceAddress } from '../../client/navigation/addresses.js';
import type { SearchMessages } from '../../messages/search.js';
import { translator } from './search/messages.js';
import { SearchPanel } from './search/SearchPanel.js';

// The URL may contain a query, so don't wait for the first interaction.
export const hydrate = 'load';

/** In characters. Many servers reject URLs of more than 8 kB, and an encoded character may take 9 bytes. */
const mostInUrl = 800;

interface Props {
  href: string;
  messages?: SearchMessages;
}

export function SearchPageField({ href, messages = {} }: Props): ReactNode {
  const [query, setQuery] = useState('');
  const [filter, setFilter] = useState<string>();
  const [active, setActive] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const read = (event?: Event): void => {
      const question = new URLSearchParams(location.search);
      const asked = question.get('q') ?? '';
      // Text typed before hydration is newer than the query in the URL.
      setQuery((typed) => (event || typed === '' ? asked : typed));
      setFilter(question.get('in') ?? undefined);
      setActive(asked !== '');
    };
    // A link to this page with another query doesn't load the page again.
    read();
    addEventListener('lectern:page', read);
    return () => removeEventListener('lectern:page', read);
  }, []);
  const change = (next: { query: string; filter: string | undefined }): void => {
    setActive(true);
    setQuery(next.query);
    setFilter(next.filter);
    const question = new URLSearchParams({
      ...(next.query === '' ? {} : { q: next.query.slice(0, mostInUrl) }),
      ...(next.filter === undefined ? {} : { in: next.filter }),
    });
    replaceAddress(question.size === 0 ? href : `${href}?${question}`);
  };
  return (
    <SearchPanel
      t={translator(messages)}
      href={href}
      query={query}
      onQuery={(value) => change({ query: value, filter })}
      filter={filter}
      onFilter={(id) => change({ query, filter: id })}
      path={href}
      limit={50}
      active={active}
      field={field}
    />
  );
}
