import type { FormEvent, KeyboardEvent, MouseEvent, ReactNode, RefObject } from 'react';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { hasModifier } from '../../../client/modifiers.js';
import { rememberSearch } from '../../../client/stores/recent-searches.js';
import type { SearchPlan } from '../../../model/search-plan.js';
import { likelyLinkEvent } from '../../../util/search-call.js';
import { trustedHtml } from '../../../util/trusted-html.js';
import { FilterChips } from './FilterChips.js';
import type { Translate } from './messages.js';
import { optionsOf, Results } from './Results.js';
import { SearchFoot } from './SearchFoot.js';
import { SearchStatus } from './SearchStatus.js';
import { StartOptions, startOf, startOptions } from './StartOptions.js';
import type { ScopeFilter } from './scope.js';
import { filtersOf, scopeOfPath } from './scope.js';
import styles from './search.css?inline';
import { useRecentSearches } from './useRecentSearches.js';
import { useSearch } from './useSearch.js';

/** Milliseconds without typing before the page of the active or first result is prefetched. */
const settled = 150;

/** For each new object, React would set the style sheet again, and the browser would recompute the page's layout. */
const styleSheet = { __html: trustedHtml(styles) };

interface Props {
  t: Translate;
  href: string;
  query: string;
  onQuery: (query: string) => void;
  /** ID of the selected filter; undefined for the page's scope. */
  filter: string | undefined;
  onFilter: (id: string) => void;
  path: string;
  limit: number;
  active: boolean;
  /** Whenever this value changes, the search checks for a newer index. */
  visit?: unknown;
  field: RefObject<HTMLInputElement | null>;
  children?: ReactNode;
  onLeave?: () => void;
}

export function SearchPanel({
  t,
  href,
  query,
  onQuery,
  filter,
  onFilter,
  path,
  limit,
  active,
  visit,
  field,
  children,
  onLeave = () => undefined,
}: Props): ReactNode {
  const id = useId();
  const filtersFor = (plan: SearchPlan): ScopeFilter[] =>
    filtersOf({ ...plan, current: scopeOfPath({ ...plan, path }), everything: t('theme.search.everything') });
  const chosenOf = (filters: readonly ScopeFilter[], wanted: string | undefined): ScopeFilter | undefined =>
    filters.find((candidate) => candidate.id === wanted) ?? filters[0];
  const { state, plan, retry } = useSearch({
    query,
    filter,
    limit,
    active,
    visit,
    path,
    sourcesOf: (opened) =>
      chosenOf(filtersFor(opened), filter)?.sources ?? opened.sources.map(({ label }) => label),
  });
  const recent = useRecentSearches();
  const [activeIndex, setActiveIndex] = useState(-1);
  // Whether the reader pressed Enter before the results arrived.
  const hurried = useRef(false);
  const shown = useRef('');

  const filters = plan === undefined ? [] : filtersFor(plan);
  const chosen = chosenOf(filters, filter);
  const wanted = query.trim();
  const results = wanted !== '' && state.kind === 'found' ? state.results : undefined;
  const list = `${id}-list`;
  const start = startOf({ plan, path, recent: recent.searches });
  const options =
    wanted === ''
      ? startOptions({ list, start })
      : optionsOf({ id: list, symbols: results?.symbols ?? [], pages: results?.pages ?? [] });
  const activeId = options[activeIndex]?.id;
  const firstId = wanted === '' ? undefined : options[0]?.id;
  const isFresh = state.kind === 'found' && state.query === wanted && state.filter === filter;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the active option belongs to one list of results.
  useEffect(() => {
    // Keep the active option while an empty field shows suggestions, and while more results arrive for the visible
    // query.
    if (wanted !== '' && shown.current !== `${wanted} ${filter}`) setActiveIndex(-1);
    shown.current = isFresh ? `${wanted} ${filter}` : '';
    if (hurried.current && isFresh) {
      hurried.current = false;
      document.getElementById(`${list}-0`)?.click();
    }
  }, [state, isFresh, list]);
  useEffect(() => {
    const dialog = field.current?.closest('dialog');
    // When the reader dismisses the dialog, a pending Enter must not open a page.
    const stay = (): void => {
      hurried.current = false;
    };
    dialog?.addEventListener('cancel', stay);
    return () => dialog?.removeEventListener('cancel', stay);
  }, [field]);
  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const likelyId = activeId ?? (isFresh ? firstId : undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with other results, the same option leads elsewhere.
  useEffect(() => {
    if (likelyId === undefined) return undefined;
    // Without this delay, typing would prefetch a page for each letter.
    const timer = setTimeout(() => {
      document.getElementById(likelyId)?.dispatchEvent(new Event(likelyLinkEvent, { bubbles: true }));
    }, settled);
    return () => clearTimeout(timer);
  }, [likelyId, state]);

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
    else document.getElementById(activeId ?? firstId ?? '')?.click();
  };
  const leave = (event: MouseEvent): void => {
    // With one of these keys, the link opens in another tab or window.
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) onLeave();
  };
  const chosenNow = useRef<(event: MouseEvent) => void>(undefined);
  chosenNow.current = (event) => {
    rememberSearch(query);
    recent.refresh();
    leave(event);
  };
  // A new function would re-render the results.
  const onChoose = useCallback((event: MouseEvent): void => chosenNow.current?.(event), []);
  const change = (value: string): void => {
    hurried.current = false;
    setActiveIndex(-1);
    onQuery(value);
  };

  return (
    <search className="search-panel" {...(active ? { 'data-asked': '' } : {})}>
      <style dangerouslySetInnerHTML={styleSheet} />
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
      <div className="search-body">
        <SearchStatus
          t={t}
          state={state}
          query={wanted}
          scope={chosen?.label}
          href={href}
          onRetry={() => {
            retry();
            field.current?.focus();
          }}
        />
        {/* Filters above the status would move the status once the index has loaded. */}
        {chosen === undefined ? null : (
          <FilterChips
            t={t}
            name={`${id}-filter`}
            filters={filters}
            chosen={chosen.id}
            onChoose={(next) => {
              hurried.current = false;
              onFilter(next);
            }}
          />
        )}
        {/* Reserve space for the filters, which would otherwise move a suggestion away from the pointer. */}
        {plan === undefined && wanted === '' && state.kind === 'empty' && children !== undefined ? (
          <div className="search-filters-room" />
        ) : null}
        {wanted === '' ? (
          <StartOptions
            t={t}
            list={list}
            start={start}
            activeId={activeId}
            onQuery={change}
            onLeave={leave}
            onClear={() => {
              recent.clear();
              field.current?.focus();
            }}
          />
        ) : null}
        {results !== undefined && options.length > 0 ? (
          <Results
            t={t}
            id={list}
            symbols={results.symbols}
            pages={results.pages}
            isBusy={
              results.pages.length < results.shown ||
              results.pages.some(({ excerpt }) => excerpt === undefined)
            }
            activeId={activeId}
            onChoose={onChoose}
          />
        ) : null}
      </div>
      {children === undefined ? null : (
        <SearchFoot t={t} href={href} query={wanted} filter={chosen?.id} state={state} onLeave={onLeave} />
      )}
    </search>
  );
}
