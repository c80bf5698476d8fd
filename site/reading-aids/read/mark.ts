import type { Sentence } from './sentences';

const NAME = 'reading-aloud';

export function markSentence(sentence: Sentence | undefined): void {
  for (const block of document.querySelectorAll('[data-reading-aloud]'))
    block.removeAttribute('data-reading-aloud');
  // Browsers without the CSS Custom Highlight API show the whole paragraph as marked.
  if (!('highlights' in CSS)) sentence?.block.setAttribute('data-reading-aloud', '');
  else if (sentence === undefined) CSS.highlights.delete(NAME);
  else CSS.highlights.set(NAME, new Highlight(sentence.range));
}

export function showSentence({ range, block }: Sentence, covered: { top: number; bottom: number }): void {
  const { top, bottom } = range.getBoundingClientRect();
  if (top >= covered.top && bottom <= innerHeight - covered.bottom) return;
  block.scrollIntoView({ block: 'start', behavior: scrollBehavior() });
}

export function scrollBehavior(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}
