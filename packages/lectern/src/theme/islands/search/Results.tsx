import type { MouseEvent, ReactNode } from 'react';
import { memo } from 'react';
import type { Translate } from './messages.js';
import { OptionLink } from './OptionLink.js';
import type { FoundPage, FoundSymbol } from './results.js';
import type { Run } from './runs.js';

export interface Option {
  id: string;
}

interface Props {
  t: Translate;
  id: string;
  symbols: readonly FoundSymbol[];
  pages: readonly FoundPage[];
  isBusy: boolean;
  activeId: string | undefined;
  onChoose: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** The order matches `Results`: names first, and then each page with its sections. */
export function optionsOf({ id, symbols, pages }: Pick<Props, 'id' | 'symbols' | 'pages'>): Option[] {
  const count = pages.reduce((sum, { sections }) => sum + 1 + sections.length, symbols.length);
  return Array.from({ length: count }, (_, index) => ({ id: `${id}-${index}` }));
}

/** The groups keep their props until other results arrive, so typing doesn't re-render the groups. */
export function Results({ t, id, symbols, pages, isBusy, activeId, onChoose }: Props): ReactNode {
  const activeIndex = activeId === undefined ? -1 : Number(activeId.slice(id.length + 1));
  let count = symbols.length;
  return (
    <div
      role="listbox"
      id={id}
      aria-label={t('theme.search.results')}
      aria-busy={isBusy}
      className="search-results"
    >
      {symbols.length === 0 ? null : (
        // biome-ignore lint/a11y/useSemanticElements: the groups of a listbox must have this role, and a fieldset is for form fields.
        <div role="group" aria-label={t('theme.search.names')} className="search-group">
          {symbols.map(({ url, name, page, source }, index) => (
            <OptionLink
              key={url}
              id={`${id}-${index}`}
              activeId={activeId}
              href={url}
              onClick={onChoose}
              className="search-symbol-option"
            >
              <span className="search-title">
                <Marked runs={name} />
              </span>
              <span className="search-source">{source}</span>
              <span className="search-excerpt">{page}</span>
            </OptionLink>
          ))}
        </div>
      )}
      {pages.map((page) => {
        const first = count;
        const size = 1 + page.sections.length;
        count += size;
        const isHere = activeIndex >= first && activeIndex < first + size;
        return (
          <PageGroup
            key={page.url}
            list={id}
            page={page}
            first={first}
            activeId={isHere ? activeId : undefined}
            onChoose={onChoose}
          />
        );
      })}
    </div>
  );
}

interface PageGroupProps extends Pick<Props, 'activeId' | 'onChoose'> {
  list: string;
  page: FoundPage;
  first: number;
}

const PageGroup = memo(
  ({
    list,
    page: { url, title, source, excerpt, sections },
    first,
    activeId,
    onChoose,
  }: PageGroupProps): ReactNode => (
    // biome-ignore lint/a11y/useSemanticElements: the groups of a listbox must have this role, and a fieldset is for form fields.
    <div role="group" aria-label={title.map(({ text }) => text).join('')} className="search-group">
      <OptionLink
        id={`${list}-${first}`}
        activeId={activeId}
        href={url}
        onClick={onChoose}
        className="search-page-option"
      >
        <span className="search-title">
          <Marked runs={title} />
        </span>
        <span className="search-source">{source}</span>
        <Excerpt runs={excerpt} />
      </OptionLink>
      {sections.map((section, index) => (
        <OptionLink
          key={section.url}
          id={`${list}-${first + 1 + index}`}
          activeId={activeId}
          href={section.url}
          onClick={onChoose}
          className="search-section-option"
        >
          <span className="search-title">
            <Marked runs={section.title} />
          </span>
          <Excerpt runs={section.excerpt} />
        </OptionLink>
      ))}
    </div>
  ),
);

function Excerpt({ runs }: { runs: readonly Run[] | undefined }): ReactNode {
  if (runs === undefined) return <span className="search-excerpt search-excerpt-room" />;
  if (runs.length === 0) return null;
  return (
    <span className="search-excerpt">
      <Marked runs={runs} />
    </span>
  );
}

function Marked({ runs }: { runs: readonly Run[] }): ReactNode {
  return runs.map(({ text, hit }, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the runs of a string never change their order.
    return hit ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>;
  });
}
