import type { ReactNode } from 'react';
import type { Translate } from './messages.js';
import type { SearchState } from './useSearch.js';

interface Props {
  t: Translate;
  state: SearchState;
  query: string;
  scope: string | undefined;
  href: string;
  onRetry: () => void;
}

export function SearchStatus({ t, state, query, scope, href, onRetry }: Props): ReactNode {
  const found = state.kind === 'found' && query !== '' ? state : undefined;
  return (
    <div className="search-status" data-state={state.kind}>
      <p role="status">{statusText({ t, state, query, scope })}</p>
      {found?.results.total === 0 ? (
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

function statusText({ t, state, query, scope }: Pick<Props, 't' | 'state' | 'query' | 'scope'>): string {
  if (state.kind === 'failed') return t('theme.search.failed');
  if (state.kind === 'loading') return t('theme.search.loading');
  if (state.kind !== 'found' || query === '') return '';
  const { symbols, total, corrections, unknown, partial, isWidened } = state.results;
  const values = { query: state.query, count: total };
  if (total === 0) return t('theme.search.none', values);
  const count = t(total === 1 ? 'theme.search.found.one' : 'theme.search.found', values);
  const shown = state.results.shown || symbols.length;
  const notes = [
    total > shown ? t('theme.search.shown', { count: shown }) : '',
    ...corrections.map((correction) => t('theme.search.corrected', correction)),
    unknown.length === 0 ? '' : t('theme.search.ignored', { words: unknown.join(', ') }),
    partial === 'all' ? t('theme.search.partial') : '',
    partial === 'some' ? t('theme.search.filled') : '',
    isWidened && scope !== undefined ? t('theme.search.widened', { scope }) : '',
  ];
  return [count, ...notes].filter((note) => note !== '').join(' ');
}
