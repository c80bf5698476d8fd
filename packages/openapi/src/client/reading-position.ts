import { replaceAddress, targetOf } from 'lectern/client';

/**
 * Puts the current section in the URL and marks it in the sidebar as the reader scrolls. The history entry is
 * replaced, so that “Back” leads to the previous page.
 */
export function startReadingPosition(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onScroll = (): void => {
    clearTimeout(timer);
    // Browsers limit how often the URL may change, so this waits until scrolling stops.
    timer = setTimeout(() => update({ withAddress: true }), 150);
  };
  addEventListener('scroll', onScroll, { passive: true });
  addEventListener('lectern:page', () => {
    clearTimeout(timer);
    update({ withAddress: false });
  });
  update({ withAddress: false });
}

function update({ withAddress }: { withAddress: boolean }): void {
  const sections = [...document.querySelectorAll<HTMLElement>('.api [data-place]')];
  if (sections.length === 0) return;
  const id = currentSection(sections);
  markInSidebar(id);
  if (!withAddress) return;
  const hash = id === undefined ? '' : `#${encodeURIComponent(id)}`;
  // A link to a part of this section is more specific than the section's name.
  if (location.hash === hash || isInside({ hash: location.hash, id })) return;
  replaceAddress(location.pathname + location.search + hash);
}

function currentSection(sections: readonly HTMLElement[]): string | undefined {
  const { scrollHeight } = document.documentElement;
  // At the end of the page, a section can't reach the line, so the one in the URL stays.
  const isAtEnd = Math.ceil(scrollY + innerHeight) >= scrollHeight;
  const linked = isAtEnd ? targetOf(location.hash)?.closest<HTMLElement>('[data-place]') : undefined;
  if (linked && linked.getBoundingClientRect().top >= 0) return linked.dataset.place;
  const line = innerHeight * 0.25;
  const current = sections.findLast((section) => section.getBoundingClientRect().top <= line);
  if (current === undefined || current.getBoundingClientRect().bottom < 0) return undefined;
  return current.dataset.place;
}

/**
 * Returns whether the URL names a visible part of the current section. In the introduction, `id` is
 * undefined.
 */
function isInside({ hash, id }: { hash: string; id: string | undefined }): boolean {
  const target = targetOf(hash);
  if (target === null) return false;
  const { top } = target.getBoundingClientRect();
  const isSeen = top >= 0 && top < innerHeight;
  return isSeen && target.closest<HTMLElement>('[data-place]')?.dataset.place === id;
}

function markInSidebar(id: string | undefined): void {
  const menu = document.getElementById('menu');
  for (const link of menu?.querySelectorAll<HTMLAnchorElement>('.sidebar a[href*="#"]') ?? []) {
    const isCurrent =
      id !== undefined &&
      link.pathname === location.pathname &&
      decodeURIComponent(link.hash.slice(1)) === id;
    if (!isCurrent) link.removeAttribute('aria-current');
    else if (link.getAttribute('aria-current') !== 'location') {
      link.setAttribute('aria-current', 'location');
      if (menu !== null) bringIntoView({ menu, link });
    }
  }
}

/** Scrolls the sidebar to a link, but not the page. */
function bringIntoView({ menu, link }: { menu: HTMLElement; link: HTMLElement }): void {
  const box = menu.getBoundingClientRect();
  const rect = link.getBoundingClientRect();
  if (rect.height === 0 || (rect.top > box.top + 150 && rect.bottom < box.bottom - 60)) return;
  menu.scrollTop += rect.top - box.top - box.height / 2;
}
