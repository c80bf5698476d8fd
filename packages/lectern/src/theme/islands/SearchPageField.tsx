'use client';

import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { replaceAddress } from '../../client/navigation/addresses.js';
import type { SearchWords } from '../../util/search-words.js';
import { SearchPanel } from './search/SearchPanel.js';
import { translator } from './search/words.js';

// The address may hold a question.
export const hydrate = 'load';

interface Props {
  href: string;
  words?: SearchWords;
}

/** The search on a page of its own. What is looked for stands in the address, so that it can be kept and sent. */
export function SearchPageField({ href, words = {} }: Props): ReactNode {
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const asked = new URLSearchParams(location.search).get('q') ?? '';
    // What was typed before the script came is newer.
    setQuery((typed) => (typed === '' ? asked : typed));
    setActive(asked !== '');
  }, []);
  const change = (value: string): void => {
    setActive(true);
    setQuery(value);
    replaceAddress(value === '' ? href : `${href}?q=${encodeURIComponent(value)}`);
  };
  return (
    <SearchPanel
      t={translator(words)}
      href={href}
      query={query}
      onQuery={change}
      limit={50}
      active={active}
      field={field}
    />
  );
}
