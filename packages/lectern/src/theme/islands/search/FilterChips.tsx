import type { ReactNode } from 'react';
import type { Translate } from './messages.js';
import type { ScopeFilter } from './scope.js';

interface Props {
  t: Translate;
  name: string;
  filters: readonly ScopeFilter[];
  chosen: string;
  onChoose: (id: string) => void;
}

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
