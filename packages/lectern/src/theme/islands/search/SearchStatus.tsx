import type { ReactNode } from 'react';
import type { SearchState } from './useSearch.js';
import type { Translate } from './words.js';

interface Props {
  t: Translate;
  state: SearchState;
  query: string;
  /** The page of the search. */
  href: string;
  onRetry: () => void;
}

/** What has become of a search, for eyes and, politely, for ears; and what to do when nothing has. */
export function SearchStatus({ t, state, query, href, onRetry }: Props): ReactNode {
  const found = state.kind === 'found' && query !== '' ? state : undefined;
  return (
    <div className="search-status" data-state={state.kind}>
      <p role="status">{statusText({ t, state, query })}</p>
      {found?.results.pages.length === 0 ? (
        <p>
          {t('theme.search.advice')} <a href={href}>{t('theme.search.allPages')}</a>
        </p>
      ) : null}
      {state.kind === 'failed' ? (
        <p>
          <button type="button" className="search-retry" onClick={onRetry}>
            {t('theme.search.retry')}
          </button>{' '}
          <a href={href}>{t('theme.search.allPages')}</a>
        </p>
      ) : null}
    </div>
  );
}

function statusText({ t, state, query }: Pick<Props, 't' | 'state' | 'query'>): string {
  if (state.kind === 'failed') return t('theme.search.failed');
  if (state.kind === 'loading') return t('theme.search.loading');
  if (state.kind !== 'found' || query === '') return '';
  const { pages, total } = state.results;
  const values = { query: state.query, count: total };
  if (total === 0) return t('theme.search.none', values);
  const text = t(total === 1 ? 'theme.search.found.one' : 'theme.search.found', values);
  return total > pages.length ? `${text} ${t('theme.search.shown', { count: pages.length })}` : text;
}
