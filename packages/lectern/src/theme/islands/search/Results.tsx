import type { MouseEvent, ReactNode } from 'react';
import { OptionLink } from './OptionLink.js';
import type { FoundPage, FoundSymbol } from './results.js';
import type { Run } from './runs.js';
import type { Translate } from './words.js';

/** One option of the list. */
export interface Option {
  id: string;
}

interface Props {
  t: Translate;
  id: string;
  symbols: readonly FoundSymbol[];
  pages: readonly FoundPage[];
  /** ID of the option that the arrow keys have reached. */
  activeId: string | undefined;
  onChoose: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** The options in the order of the list: names, then each page, followed by its sections. */
export function optionsOf({ id, symbols, pages }: Pick<Props, 'id' | 'symbols' | 'pages'>): Option[] {
  const count = pages.reduce((sum, { sections }) => sum + 1 + sections.length, symbols.length);
  return Array.from({ length: count }, (_, index) => ({ id: `${id}-${index}` }));
}

/**
 * What was found: names that lead to their headings, then a group for each page. Options are links, so that one can be
 * opened in another tab; the focus stays in the field, and the field says which option is active.
 */
export function Results({ t, id, symbols, pages, activeId, onChoose }: Props): ReactNode {
  let count = 0;
  const option = ({ className, url, children }: { className: string; url: string; children: ReactNode }) => {
    const optionId = `${id}-${count}`;
    count += 1;
    return (
      <OptionLink
        key={optionId}
        id={optionId}
        activeId={activeId}
        href={url}
        onClick={onChoose}
        className={className}
      >
        {children}
      </OptionLink>
    );
  };
  return (
    <div role="listbox" id={id} aria-label={t('theme.search.results')} className="search-results">
      {symbols.length === 0 ? null : (
        // biome-ignore lint/a11y/useSemanticElements: a listbox has groups of this role; a fieldset is for fields.
        <div role="group" aria-label={t('theme.search.names')} className="search-group">
          {symbols.map(({ url, name, page, source }) =>
            option({
              className: 'search-symbol-option',
              url,
              children: (
                <>
                  <span className="search-title">
                    <Marked runs={name} />
                  </span>
                  <span className="search-source">{source}</span>
                  <span className="search-excerpt">{page}</span>
                </>
              ),
            }),
          )}
        </div>
      )}
      {pages.map(({ url, title, source, excerpt, sections }) => (
        // biome-ignore lint/a11y/useSemanticElements: a listbox has groups of this role; a fieldset is for fields.
        <div
          key={url}
          role="group"
          aria-label={title.map(({ text }) => text).join('')}
          className="search-group"
        >
          {option({
            className: 'search-page-option',
            url,
            children: (
              <>
                <span className="search-title">
                  <Marked runs={title} />
                </span>
                <span className="search-source">{source}</span>
                <Excerpt runs={excerpt} />
              </>
            ),
          })}
          {sections.map((section) =>
            option({
              className: 'search-section-option',
              url: section.url,
              children: (
                <>
                  <span className="search-title">
                    <Marked runs={section.title} />
                  </span>
                  <Excerpt runs={section.excerpt} />
                </>
              ),
            }),
          )}
        </div>
      ))}
    </div>
  );
}

function Excerpt({ runs }: { runs: readonly Run[] }): ReactNode {
  if (runs.length === 0) return null;
  return (
    <span className="search-excerpt">
      <Marked runs={runs} />
    </span>
  );
}

function Marked({ runs }: { runs: readonly Run[] }): ReactNode {
  return runs.map(({ text, hit }, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the runs of a text never change their order.
    return hit ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>;
  });
}
