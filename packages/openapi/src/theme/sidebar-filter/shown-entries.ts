export function showAll(sidebar: Element): void {
  for (const entry of entriesOf(sidebar)) entry.hidden = false;
  for (const category of sidebar.querySelectorAll<HTMLDetailsElement>('details[data-filtered]')) {
    category.open = false;
    delete category.dataset.filtered;
  }
}

/**
 * If the name of a category matches, all of its entries are shown.
 * @returns The number of visible links.
 */
export function showMatches({
  sidebar,
  matches,
  onlyTop,
}: {
  sidebar: Element;
  matches: (text: string) => boolean;
  /** Whether to match only entries outside of categories, because the matching operations are listed separately. */
  onlyTop: boolean;
}): number {
  let count = 0;
  const shown = new Set<Element>();
  for (const entry of entriesOf(sidebar)) {
    const link = entry.querySelector<HTMLAnchorElement>(':scope > a');
    const holder = entry.parentElement?.closest('li') ?? null;
    if (link === null || (onlyTop && (holder !== null || link.querySelector(':scope > b') !== null)))
      continue;
    const category = holder?.querySelector('summary')?.textContent ?? '';
    const text = `${category} ${link.textContent} ${decodeURIComponent(link.hash)} ${link.title} ${endpointOf(link)}`;
    if (!matches(text)) continue;
    count += 1;
    for (
      let location: Element | null = entry;
      location !== null && location !== sidebar;
      location = location.parentElement
    )
      shown.add(location);
  }
  for (const entry of entriesOf(sidebar)) entry.hidden = !shown.has(entry);
  for (const category of sidebar.querySelectorAll('details')) {
    if (category.open || !shown.has(category)) continue;
    category.open = true;
    category.dataset.filtered = '';
  }
  return count;
}

/** Returns the path of an operation on this page, such as `/pets`. The sidebar itself doesn't show paths. */
function endpointOf({ hash, pathname }: HTMLAnchorElement): string {
  if (hash === '' || pathname !== location.pathname) return '';
  const heading = document.getElementById(decodeURIComponent(hash.slice(1)));
  return heading?.closest('.api-operation')?.querySelector('.api-endpoint code')?.textContent ?? '';
}

function entriesOf(sidebar: Element): HTMLLIElement[] {
  return [...sidebar.querySelectorAll<HTMLLIElement>('.sidebar-list:not(.api-found, .api-found *) > li')];
}
