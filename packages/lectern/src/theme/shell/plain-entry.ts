import type { SidebarItemData } from '../../model/page-data.types.js';
import { escapeHtml } from '../../util/escape.js';

/**
 * Returns the HTML of a sidebar entry that is only a link within the site; undefined for other entries. It's the HTML
 * that React renders for a `DocSidebarItem`.
 */
export function plainEntry(item: SidebarItemData): string | undefined {
  if (item.kind !== 'link' || item.external || item.badge !== undefined) return undefined;
  const { href, label, className, current } = item;
  // A site's own `DocSidebar` may change the entries, for example to labels that are elements.
  if (typeof label !== 'string') return undefined;
  const start = className === undefined ? '<li>' : `<li class="${escaped(className)}">`;
  return `${start}<a href="${escaped(href)}"${current ? ' aria-current="page"' : ''}>${escaped(label)}</a></li>`;
}

/** Escapes as React does, which also escapes single quotes. */
function escaped(text: string): string {
  return escapeHtml(text).replaceAll("'", '&#x27;');
}
