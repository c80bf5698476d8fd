import type { ReactNode } from 'react';
import type { Translate } from './messages.js';
import type { SearchState } from './useSearch.js';

interface Props {
  t: Translate;
  href: string;
  query: string;
  filter: string | undefined;
  state: SearchState;
  onLeave: () => void;
}

export function SearchFoot({ t, href, query, filter, state, onLeave }: Props): ReactNode {
  const hasMore = query !== '' && state.kind === 'found' && state.results.total > state.results.pages.length;
  const question = new URLSearchParams({ q: query, ...(filter === undefined ? {} : { in: filter }) });
  return (
    <div className="search-foot">
      <a href={hasMore ? `${href}?${question}` : href} onClick={onLeave}>
        {t(hasMore ? 'theme.search.more' : 'theme.search.allPages')}
      </a>
      <p className="search-keys" aria-hidden="true">
        <kbd>↑</kbd>
        <kbd>↓</kbd> {t('theme.search.keys.move')} <kbd>↵</kbd> {t('theme.search.keys.open')} <kbd>Esc</kbd>{' '}
        {t('theme.search.keys.close')}
      </p>
    </div>
  );
}
