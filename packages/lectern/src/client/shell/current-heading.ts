import { currentIndex } from '../article/current-index.js';
import { afterFrame } from '../moments.js';
import { targetOf } from '../navigation/target.js';
import { scrollInside } from './scroll-inside.js';

export function startCurrentHeading(): void {
  let frame = 0;
  // The heading of the last link stays current until the reader scrolls, because it may be too near the end of the page
  // to reach the reading line.
  let chosen: { id: string; scroll: number } | undefined;
  const schedule = (): void => {
    if (frame !== 0) return;
    frame = requestAnimationFrame(() => {
      frame = 0;
      if (chosen !== undefined && Math.abs(chosen.scroll - scrollY) > 2) chosen = undefined;
      markCurrent(chosen?.id);
    });
  };
  const choose = (): void => {
    const id = targetOf(location.hash)?.id ?? '';
    // Wait for the next frame. By then, the browser has scrolled to the target.
    requestAnimationFrame(() => {
      chosen = id === '' ? undefined : { id, scroll: scrollY };
      schedule();
    });
  };
  addEventListener('scroll', schedule, { passive: true });
  addEventListener('resize', schedule, { passive: true });
  addEventListener('hashchange', choose);
  addEventListener('lectern:page', () => afterFrame(schedule));
}

function markCurrent(chosen: string | undefined): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.toc a')];
  const headings = links.map(({ hash }) => targetOf(hash));
  const tops = headings.map((heading) => (heading?.getBoundingClientRect().top ?? 0) + scrollY);
  const index = currentIndex({
    tops,
    scroll: scrollY,
    end: document.documentElement.scrollHeight - innerHeight,
    line: innerHeight * 0.25,
  });
  const marked = links[headings.findIndex((heading) => heading?.id === chosen)] ?? links[index];
  if (marked?.hasAttribute('aria-current') !== false) return;
  for (const link of links) link.removeAttribute('aria-current');
  marked.setAttribute('aria-current', 'location');
  keepInView(marked);
}

function keepInView(link: HTMLElement): void {
  const toc = link.closest('.toc');
  if (toc !== null && toc.scrollHeight > toc.clientHeight) scrollInside({ box: toc, element: link });
}
