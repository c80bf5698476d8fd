import type { ReactNode } from 'react';
import type { Translate } from './words.js';

interface Props {
  t: Translate;
  /** Name of the group of fields. */
  name: string;
  sources: readonly string[];
  /** Empty: all of them. */
  source: string;
  onSource: (source: string) => void;
}

/** Which part of the site is searched. */
export function SourceFilter({ t, name, sources, source, onSource }: Props): ReactNode {
  return (
    <fieldset className="search-sources">
      <legend className="sr-only">{t('theme.search.source')}</legend>
      {['', ...sources].map((value) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === source}
            onChange={() => onSource(value)}
          />
          {value === '' ? t('theme.search.everything') : value}
        </label>
      ))}
    </fieldset>
  );
}
