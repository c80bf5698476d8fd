import type { PageData } from 'lectern/plugin';

export type SidebarItems = NonNullable<PageData['sidebar']>['items'];

/**
 * Returns the URLs of the pages with all operations and all schemas. If the document is on one page, returns neither,
 * because the filter finds everything there. If the document is split, the sidebar contains no paths and, for a large
 * document, only some of the operations.
 */
export function pageOfAll(items: SidebarItems): { all?: string; schemas?: string } {
  // The sidebar starts with the first page, which lists all operations if there are several pages.
  const [first] = items;
  if (first?.kind !== 'link' || !leadsElsewhere({ items, page: first.href })) return {};
  const last = items.at(-1);
  const href = last !== undefined && 'href' in last ? last.href : undefined;
  const isOfSchemas = href !== undefined && /\/schemas(?:\/|\.html)?$/.test(href);
  return { all: first.href, ...(isOfSchemas ? { schemas: href } : {}) };
}

function leadsElsewhere({ items, page }: { items: SidebarItems; page: string }): boolean {
  return items.some((item) => {
    if (item.kind === 'more') return true;
    if (item.kind === 'html') return false;
    const href = item.href ?? (item.kind === 'category' ? item.firstHref : undefined);
    if (href !== undefined && href.replace(/#.*$/, '') !== page) return true;
    return item.kind === 'category' && leadsElsewhere({ items: item.items, page });
  });
}
