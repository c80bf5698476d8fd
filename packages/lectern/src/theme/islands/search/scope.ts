import type { SearchPlan } from '../../../model/search-plan.js';

export interface ScopeFilter {
  /** The filter's ID in the URL: its label, or `all`. */
  id: string;
  label: string;
  sources: string[];
}

export function scopeOfPath({
  scopes,
  path,
}: Pick<SearchPlan, 'scopes'> & {
  path: string;
}): number {
  let best = { index: 0, length: 0 };
  for (const [index, { prefixes }] of scopes.entries())
    for (const prefix of prefixes) {
      const isBelow = path === prefix || /^[/.?#]/.test(path.slice(prefix.length));
      if (path.startsWith(prefix) && isBelow && prefix.length > best.length)
        best = { index, length: prefix.length };
    }
  return best.index;
}

/**
 * A reader can choose the page's scope, each source in this scope, the other scopes, and everything. A site with a
 * single source has no filters.
 */
export function filtersOf({
  scopes,
  sources,
  current,
  everything,
}: Pick<SearchPlan, 'scopes' | 'sources'> & {
  current: number;
  everything: string;
}): ScopeFilter[] {
  const labelsOf = (scope: number): string[] =>
    sources.filter((source) => source.scope === scope).map(({ label }) => label);
  const all = { id: 'all', label: everything, sources: sources.map(({ label }) => label) };
  const ofScopes = scopes
    .map(({ label }, scope) => ({ id: label, label, sources: labelsOf(scope), isOwn: scope === current }))
    .filter((filter) => filter.sources.length > 0);
  const single = (label: string): ScopeFilter => ({ id: label, label, sources: [label] });
  const inner = labelsOf(current).length > 1 ? labelsOf(current).map(single) : [];
  if (ofScopes.length < 2) return inner.length === 0 ? [] : [all, ...inner];
  const filters = [
    ...ofScopes.filter(({ isOwn }) => isOwn),
    ...inner,
    ...ofScopes.filter(({ isOwn }) => !isOwn),
    all,
  ];
  return filters
    .filter(({ id }, index) => filters.findIndex((other) => other.id === id) === index)
    .map(({ id, label, sources: list }) => ({ id, label, sources: list }));
}
