import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { problem } from '../../diagnostics/diagnostic.js';

export interface StuckPages {
  add(diagnostics: readonly Diagnostic[]): void;
  count(): number;
  isOver(): boolean;
  addSkipped(count: number): void;
  problems(): Diagnostic[];
}

/**
 * If one page exceeds a limit, its own code may contain an infinite loop. If two pages do, the loop is probably in a
 * component that all pages use, and waiting for every page could take hours.
 */
const mostStuck = 2;

/** @param before - Number of pages that have already exceeded a limit, for example in another thread. */
export function trackStuckPages(before = 0): StuckPages {
  let stuck = before;
  let skipped = 0;
  return {
    add(diagnostics) {
      if (diagnostics.some(({ code }) => code === 'page-time-limit' || code === 'page-memory-limit'))
        stuck += 1;
    },
    count: () => stuck,
    isOver: () => stuck >= mostStuck,
    addSkipped(count) {
      skipped += count;
    },
    problems() {
      if (skipped === 0) return [];
      const pages = skipped === 1 ? 'Another page was' : `${skipped} other pages were`;
      return [
        problem({
          code: 'pages-skipped',
          message: `${pages} not rendered, because ${stuck} pages exceeded the time or memory limit.`,
          hint: 'Fix the errors of those pages first. The next build renders all pages.',
        }),
      ];
    },
  };
}
