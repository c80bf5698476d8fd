import type { PageData } from 'lectern/plugin';
import { useHref, usePage } from 'lectern/theme';
import type { ReactNode } from 'react';
import type { DocumentLink } from '../model/api-page.js';
import { filterWords, translatedWords } from '../model/island-words.js';
import { SidebarFilter } from './sidebar-filter/SidebarFilter.js';
import { useApiMessages } from './useApiMessages.js';

type SidebarItems = NonNullable<PageData['sidebar']>['items'];

interface Props {
  documents: readonly DocumentLink[];
}

/** The menu of documents and the filter, above the sidebar. */
export default function SidebarTop({ documents }: Props): ReactNode {
  const t = useApiMessages();
  const items = usePage().sidebar?.items ?? [];
  return (
    <>
      <Documents documents={documents} />
      <SidebarFilter
        {...translatedWords({
          words: {
            label: t('theme.api.filter'),
            found: t('theme.api.filter.found'),
            loading: t('theme.api.filter.loading'),
            failed: t('theme.api.filter.failed'),
          },
          defaults: filterWords,
        })}
        {...(hidesSome(items) ? pageOfAll(items) : {})}
      />
    </>
  );
}

/** The menu of documents. Documents are links, so switching needs no script. */
function Documents({ documents }: Props): ReactNode {
  const t = useApiMessages();
  const href = useHref();
  if (documents.length < 2) return null;
  const current = documents.find((document) => document.current);
  return (
    <details className="api-documents">
      <summary>
        <span className="sr-only">{`${t('theme.api.documents')}: `}</span>
        {current?.label ?? t('theme.api.documents')}
      </summary>
      <ul>
        {documents.map((document) => (
          <li key={document.route}>
            <a
              href={href({ route: document.route })}
              {...(document.current ? { 'aria-current': 'true' as const } : {})}
            >
              {document.label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Returns whether the sidebar of a large document shows only entries near the page. */
function hidesSome(items: SidebarItems): boolean {
  return items.some(
    (item) =>
      item.kind === 'more' ||
      (item.kind === 'category' &&
        ((item.items.length === 0 && item.firstHref !== undefined) || hidesSome(item.items))),
  );
}

/**
 * Returns the URLs of pages with all operations and schemas. The sidebar starts with the first page, which lists all
 * operations if there are several pages.
 */
function pageOfAll(items: SidebarItems): { all?: string; schemas?: string } {
  const [first] = items;
  if (first?.kind !== 'link') return {};
  const last = items.at(-1);
  const href = last !== undefined && 'href' in last ? last.href : undefined;
  const isOfSchemas = href !== undefined && /\/schemas(?:\/|\.html)?$/.test(href);
  return { all: first.href, ...(isOfSchemas ? { schemas: href } : {}) };
}
