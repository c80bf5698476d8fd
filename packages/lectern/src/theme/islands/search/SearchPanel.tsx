import type { FormEvent, KeyboardEvent, MouseEvent, ReactNode, RefObject } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import { hasModifier } from '../../../client/modifiers.js';
import { rememberSearch } from '../../../client/stores/recent-searches.js';
import { RecentSearches, recentId } from './RecentSearches.js';
import { optionsOf, Results } from './Results.js';
import { SearchStatus } from './SearchStatus.js';
import { SourceFilter } from './SourceFilter.js';
import styles from './search.css?inline';
import { useRecentSearches } from './useRecentSearches.js';
import { useSearch } from './useSearch.js';
import type { Translate } from './words.js';

interface Props {
  t: Translate;
  /** The page of the search. */
  href: string;
  query: string;
  onQuery: (query: string) => void;
  /** Pages that are shown at once. */
  limit: number;
  /** The index is fetched from here on. */
  active: boolean;
  field: RefObject<HTMLInputElement | null>;
  /** Stands beside the field. */
  children?: ReactNode;
  /** The reader goes where a result leads. */
  onLeave?: () => void;
}

/** Field and results: a combobox whose list is open while there is something to choose. */
export function SearchPanel({
  t,
  href,
  query,
  onQuery,
  limit,
  active,
  field,
  children,
  onLeave = () => undefined,
}: Props): ReactNode {
  const id = useId();
  const [source, setSource] = useState('');
  const { state, sources, retry } = useSearch({ query, source, limit, active });
  const recent = useRecentSearches();
  const [activeIndex, setActiveIndex] = useState(-1);
  // Enter came before its results.
  const hurried = useRef(false);

  const wanted = query.trim();
  const pages = wanted !== '' && state.kind === 'found' ? state.results.pages : [];
  const list = `${id}-list`;
  const options =
    wanted === ''
      ? recent.searches.map((_, index) => ({ id: recentId({ list, index }) }))
      : optionsOf({ id: list, pages });
  const activeId = options[activeIndex]?.id;
  const isFresh = state.kind === 'found' && state.query === wanted;

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is active belongs to one list of results.
  useEffect(() => {
    // Of an empty field the recent searches are the list: results that go or come late take nothing from it.
    if (wanted !== '') setActiveIndex(-1);
    if (hurried.current && isFresh) {
      hurried.current = false;
      document.getElementById(`${list}-0`)?.click();
    }
  }, [state, isFresh, list]);
  useEffect(() => {
    const dialog = field.current?.closest('dialog');
    // Whoever closes it goes nowhere.
    const stay = (): void => {
      hurried.current = false;
    };
    dialog?.addEventListener('close', stay);
    return () => dialog?.removeEventListener('close', stay);
  }, [field]);
  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing || hasModifier(event)) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || options.length === 0) return;
    event.preventDefault();
    const from = activeIndex === -1 && step === -1 ? 0 : activeIndex;
    setActiveIndex((from + step + options.length) % options.length);
  };
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (wanted !== '' && !isFresh) hurried.current = true;
    else document.getElementById(activeId ?? (wanted === '' ? '' : `${list}-0`))?.click();
  };
  const onChoose = (event: MouseEvent): void => {
    rememberSearch(query);
    recent.refresh();
    // In another tab: this one stays as it is.
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) onLeave();
  };
  const change = (value: string): void => {
    hurried.current = false;
    setActiveIndex(-1);
    onQuery(value);
  };

  return (
    <search className="search-panel" {...(active ? { 'data-asked': '' } : {})}>
      <style dangerouslySetInnerHTML={{ __html: styles }} />
      <form action={href} className="search-form" onSubmit={onSubmit}>
        <label className="sr-only" htmlFor={`${id}-field`}>
          {t('theme.search')}
        </label>
        <div className="search-bar">
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" className="search-glass">
            <circle cx="10.5" cy="10.5" r="6" />
            <path d="m15 15 5.5 5.5" />
          </svg>
          <input
            ref={field}
            id={`${id}-field`}
            name="q"
            type="text"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={options.length > 0}
            aria-controls={options.length > 0 ? list : undefined}
            aria-activedescendant={activeId}
            autoComplete="off"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="search"
            placeholder={t('theme.search.placeholder')}
            value={query}
            onChange={(event) => change(event.target.value)}
            onKeyDown={onKeyDown}
          />
          {children}
        </div>
      </form>
      <SearchStatus
        t={t}
        state={state}
        query={wanted}
        href={href}
        onRetry={() => {
          retry();
          field.current?.focus();
        }}
      />
      {/* Below the status: it comes with the index, and must push nothing that is being read. */}
      {sources.length > 1 ? (
        <SourceFilter t={t} name={`${id}-source`} sources={sources} source={source} onSource={setSource} />
      ) : null}
      {wanted === '' ? (
        <RecentSearches
          t={t}
          list={list}
          searches={recent.searches}
          activeId={activeId}
          onChoose={change}
          onClear={() => {
            recent.clear();
            field.current?.focus();
          }}
        />
      ) : null}
      {pages.length > 0 ? (
        <Results
          id={list}
          label={t('theme.search.results')}
          pages={pages}
          activeId={activeId}
          onChoose={onChoose}
        />
      ) : null}
      {children === undefined ? null : (
        <Foot t={t} href={href} query={wanted} state={state} onLeave={onLeave} />
      )}
    </search>
  );
}

interface FootProps extends Pick<Props, 't' | 'href'> {
  query: string;
  state: ReturnType<typeof useSearch>['state'];
  onLeave: () => void;
}

/** Ways on from the dialog, and the keys that work in it. */
function Foot({ t, href, query, state, onLeave }: FootProps): ReactNode {
  const hasMore = query !== '' && state.kind === 'found' && state.results.total > state.results.pages.length;
  return (
    <div className="search-foot">
      <a href={hasMore ? `${href}?q=${encodeURIComponent(query)}` : href} onClick={onLeave}>
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
