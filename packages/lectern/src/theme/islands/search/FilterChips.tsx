import type { ReactNode } from 'react';
import type { ScopeFilter } from './scope.js';
import type { Translate } from './words.js';

interface Props {
  t: Translate;
  /** Name of the group of fields. */
  name: string;
  filters: readonly ScopeFilter[];
  /** ID of the selected filter. */
  chosen: string;
  onChoose: (id: string) => void;
}

/** Which part of the site is searched: radio buttons that look like chips, each named by its visible label. */
export function FilterChips({ t, name, filters, chosen, onChoose }: Props): ReactNode {
  return (
    <fieldset className="search-filters">
      <legend className="sr-only">{t('theme.search.source')}</legend>
      {filters.map(({ id, label }) => (
        <label key={id} className="search-chip">
          <input type="radio" name={name} value={id} checked={id === chosen} onChange={() => onChoose(id)} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
