import { targetOf } from './target.js';

/** Marks in the table of contents the heading that the reader is at. */
export function startCurrentHeading(): void {
  let frame = 0;
  const schedule = (): void => {
    if (frame !== 0) return;
    frame = requestAnimationFrame(() => {
      frame = 0;
      markCurrent();
    });
  };
  addEventListener('scroll', schedule, { passive: true });
  addEventListener('resize', schedule, { passive: true });
  addEventListener('lectern:page', schedule);
}

function markCurrent(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.toc a')];
  if (links.length === 0) return;
  const line = innerHeight * 0.25;
  let current = links[0];
  for (const link of links) {
    const heading = targetOf(link.hash);
    if (heading !== null && heading.getBoundingClientRect().top <= line) current = link;
  }
  const atEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
  const marked = atEnd && scrollY > 0 ? links.at(-1) : current;
  for (const link of links) {
    if (link === marked) link.setAttribute('aria-current', 'location');
    else link.removeAttribute('aria-current');
  }
}
