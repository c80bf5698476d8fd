import type { MouseEvent, ReactNode } from 'react';
import type { SearchLink, SearchPlan } from '../../../model/search-plan.js';
import type { Translate } from './messages.js';
import { OptionLink } from './OptionLink.js';
import type { Option } from './Results.js';
import { scopeOfPath } from './scope.js';

export interface Start {
  recent: readonly string[];
  popular: readonly SearchLink[];
  sections: readonly SearchLink[];
}

export function startOf({
  plan,
  path,
  recent,
}: {
  plan: SearchPlan | undefined;
  path: string;
  recent: readonly string[];
}): Start {
  if (plan === undefined) return { recent, popular: [], sections: [] };
  const current = scopeOfPath({ ...plan, path });
  return {
    recent,
    popular: plan.popular.filter(({ href }) => scopeOfPath({ ...plan, path: href }) === current),
    sections: plan.sections.filter(({ scope }) => scope === current),
  };
}

interface Props {
  t: Translate;
  list: string;
  start: Start;
  activeId: string | undefined;
  onQuery: (query: string) => void;
  onLeave: (event: MouseEvent<HTMLAnchorElement>) => void;
  onClear: () => void;
}

/** The IDs must match those in `StartOptions`, in display order. */
export function startOptions({ list, start }: Pick<Props, 'list' | 'start'>): Option[] {
  const { recent, popular, sections } = start;
  const ids = [
    ...recent.map((_, index) => `recent-${index}`),
    ...popular.map((_, index) => `popular-${index}`),
    ...sections.map((_, index) => `section-${index}`),
  ];
  return ids.map((id) => ({ id: `${list}-${id}` }));
}

export function StartOptions({ t, list, start, activeId, onQuery, onLeave, onClear }: Props): ReactNode {
  const { recent, popular, sections } = start;
  if (recent.length + popular.length + sections.length === 0)
    return <p className="search-hint">{t('theme.search.start')}</p>;
  const links = (kind: string, found: readonly SearchLink[]): ReactNode =>
    found.map(({ label, href }, index) => {
      const id = `${list}-${kind}-${index}`;
      return (
        <OptionLink key={id} id={id} activeId={activeId} href={href} onClick={onLeave}>
          {label}
        </OptionLink>
      );
    });
  return (
    <div className="search-start">
      {recent.length === 0 ? null : (
        <div className="search-recent-head">
          <div className="search-heading" aria-hidden="true">
            {t('theme.search.recent')}
          </div>
          <button type="button" onClick={onClear}>
            {t('theme.search.clear')}
          </button>
        </div>
      )}
      <div role="listbox" id={list} aria-label={t('theme.search.suggestions')} className="search-results">
        <Group label={t('theme.search.recent')} isEmpty={recent.length === 0} isHeaded>
          {recent.map((query, index) => {
            const id = `${list}-recent-${index}`;
            return (
              <button
                key={query}
                id={id}
                type="button"
                role="option"
                aria-selected={id === activeId}
                tabIndex={-1}
                className="search-recent-option"
                onClick={() => onQuery(query)}
              >
                {query}
              </button>
            );
          })}
        </Group>
        <Group label={t('theme.search.popular')} isEmpty={popular.length === 0}>
          {links('popular', popular)}
        </Group>
        <Group label={t('theme.search.sections')} isEmpty={sections.length === 0}>
          {links('section', sections)}
        </Group>
      </div>
    </div>
  );
}

/** The heading is hidden from screen readers, because they announce the group's `aria-label`. */
function Group({
  label,
  isEmpty,
  isHeaded = false,
  children,
}: {
  label: string;
  isEmpty: boolean;
  /** Whether the heading is outside the group, next to a button. ARIA allows only options and groups in a listbox. */
  isHeaded?: boolean;
  children: ReactNode;
}): ReactNode {
  if (isEmpty) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: the groups of a listbox must have this role, and a fieldset is for form fields.
    <div role="group" aria-label={label} className="search-start-group">
      {isHeaded ? null : (
        <div className="search-heading" aria-hidden="true">
          {label}
        </div>
      )}
      {children}
    </div>
  );
}
