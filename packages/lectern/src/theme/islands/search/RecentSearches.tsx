import type { ReactNode } from 'react';
import type { Translate } from './words.js';

interface Props {
  t: Translate;
  /** Id of the list. */
  list: string;
  searches: readonly string[];
  activeId: string | undefined;
  onChoose: (query: string) => void;
  onClear: () => void;
}

export function recentId({ list, index }: { list: string; index: number }): string {
  return `${list}-recent-${index}`;
}

/** What the reader looked for before: for an empty field. */
export function RecentSearches({ t, list, searches, activeId, onChoose, onClear }: Props): ReactNode {
  if (searches.length === 0) return <p className="search-hint">{t('theme.search.start')}</p>;
  return (
    <div className="search-recent">
      <div className="search-recent-head">
        <h2 id={`${list}-label`}>{t('theme.search.recent')}</h2>
        <button type="button" onClick={onClear}>
          {t('theme.search.clear')}
        </button>
      </div>
      <div role="listbox" id={list} aria-labelledby={`${list}-label`} className="search-results">
        {searches.map((query, index) => {
          const id = recentId({ list, index });
          return (
            <button
              key={query}
              id={id}
              type="button"
              role="option"
              aria-selected={id === activeId}
              tabIndex={-1}
              className="search-recent-option"
              onClick={() => onChoose(query)}
            >
              {query}
            </button>
          );
        })}
      </div>
    </div>
  );
}
