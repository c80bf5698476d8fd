import { replaceAddress, targetOf } from 'lectern/client';

/** “Back” must lead to the previous page, so scrolling replaces the current history entry instead of adding one. */
export function startReadingPosition(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onScroll = (): void => {
    clearTimeout(timer);
    // Browsers limit how often a page can change its URL, so the handler waits until scrolling stops.
    timer = setTimeout(() => {
      const hash = markCurrent();
      if (hash !== undefined) replaceAddress(location.pathname + location.search + hash);
    }, 150);
  };
  addEventListener('scroll', onScroll);
  addEventListener('lectern:page', () => {
    clearTimeout(timer);
    markCurrent();
  });
  markCurrent();
}

/** Returns the hash of the current section, or undefined if the URL already refers to that section. */
function markCurrent(): string | undefined {
  const sections = [...document.querySelectorAll<HTMLElement>('.api [data-place]')];
  if (sections.length === 0) return undefined;
  const linked = linkedSection();
  // At the end of the page, a short section can't be scrolled to the top of the window, so the section in the URL stays
  // marked.
  const isAtEnd = scrollY + innerHeight + 1 > document.documentElement.scrollHeight;
  const id = linked && isAtEnd ? linked.dataset.place : currentSection(sections);
  markInSidebar(id);
  // The URL may lead to an element within this section, such as a field. Its hash is more specific, so it stays.
  if (linked !== undefined && linked?.dataset.place === id) return undefined;
  const hash = id === undefined ? '' : `#${encodeURIComponent(id)}`;
  return hash === location.hash ? undefined : hash;
}

function currentSection(sections: readonly HTMLElement[]): string | undefined {
  const line = innerHeight * 0.25;
  const current = sections.findLast((section) => section.getBoundingClientRect().top <= line);
  return current && current.getBoundingClientRect().bottom >= 0 ? current.dataset.place : undefined;
}

/**
 * Returns the section that contains the target of the URL's hash: null if the target is in the introduction, and
 * undefined if it is not visible.
 */
function linkedSection(): HTMLElement | null | undefined {
  const target = targetOf(location.hash);
  const top = target?.getBoundingClientRect().top ?? -1;
  return top >= 0 && top < innerHeight ? target?.closest<HTMLElement>('[data-place]') : undefined;
}

function markInSidebar(id: string | undefined): void {
  const menu = document.getElementById('menu');
  for (const link of menu?.querySelectorAll<HTMLAnchorElement>('.sidebar a[href*="#"]') ?? []) {
    const isCurrent = link.pathname === location.pathname && decodeURIComponent(link.hash.slice(1)) === id;
    if (!isCurrent) link.ariaCurrent = null;
    else if (menu !== null && link.ariaCurrent !== 'location') {
      link.ariaCurrent = 'location';
      bringIntoView({ menu, link });
    }
  }
}

/** `scrollIntoView` would also scroll the page. */
function bringIntoView({ menu, link }: { menu: HTMLElement; link: HTMLElement }): void {
  const box = menu.getBoundingClientRect();
  const rect = link.getBoundingClientRect();
  const isSeen = rect.top > box.top + 150 && rect.bottom < box.bottom - 60;
  if (rect.height > 0 && !isSeen) menu.scrollTop += rect.top - box.top - box.height / 2;
}
