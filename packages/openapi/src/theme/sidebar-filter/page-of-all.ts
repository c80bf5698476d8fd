import type { PageData } from 'lectern/plugin';

export type SidebarItems = NonNullable<PageData['sidebar']>['items'];

/**
 * In a split document, the sidebar contains no paths and may omit operations, so the filter needs these URLs. Returns
 * an empty object if the document is on one page.
 */
export function pageOfAll(items: SidebarItems): { all?: string; schemas?: string } {
  // The first entry leads to the first page, which lists all operations of a split document.
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
