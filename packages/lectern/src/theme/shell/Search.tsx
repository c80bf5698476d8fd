import NavbarSearch from '@theme/Navbar/Search';
import SiteSearchBar from '@theme/SearchBar';
import type { ReactNode } from 'react';
import type { SearchMessages } from '../../messages/search.js';
import type { SiteData } from '../../model/page-data.types.js';
import { useMessages, usePage } from '../context.js';
import { SearchButton } from '../islands/SearchButton.js';

export function Search({ side }: { side: 'left' | 'right' }): ReactNode {
  const { search } = usePage().site;
  if (search === undefined || search.position !== side) return null;
  return (
    <NavbarSearch>
      <SiteSearchBar />
    </NavbarSearch>
  );
}

export function SearchBar(): ReactNode {
  const { site } = usePage();
  const t = useMessages();
  const { search } = site;
  if (search === undefined) return null;
  const messages = translatedSearchMessages(site);
  return (
    <SearchButton
      href={search.href}
      label={t('theme.search')}
      {...(search.className === undefined ? {} : { className: search.className })}
      {...(messages === undefined ? {} : { messages })}
    />
  );
}

export function translatedSearchMessages({
  messages,
}: Pick<SiteData, 'messages'>): SearchMessages | undefined {
  const words = Object.entries(messages).filter(([id]) => id.startsWith('theme.search'));
  return words.length === 0 ? undefined : (Object.fromEntries(words) as SearchMessages);
}
