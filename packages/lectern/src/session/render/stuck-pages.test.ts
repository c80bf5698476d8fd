import { expect, test } from 'vitest';
import { formatDiagnostic, problem } from '../../diagnostics/diagnostic.js';
import { trackStuckPages } from './stuck-pages.js';

const endless = problem({ code: 'page-time-limit', message: 'The page took too long.' });
const large = problem({ code: 'page-memory-limit', message: 'The page needed too much memory.' });
const other = problem({ code: 'render-failed', message: 'The page failed to render.' });

test('stuck pages: rendering stops after two pages exceed a limit, even on different threads', () => {
  const here = trackStuckPages();
  here.add([other, other]);
  here.add([endless, endless]);
  expect([here.count(), here.isOver()]).toEqual([1, false]);
  const elsewhere = trackStuckPages(here.count());
  elsewhere.add([large]);
  expect([elsewhere.count(), elsewhere.isOver()]).toEqual([2, true]);
});

test('stuck pages: one error reports all pages that were skipped', () => {
  const stuck = trackStuckPages(2);
  expect(stuck.problems()).toEqual([]);
  stuck.addSkipped(1);
  stuck.addSkipped(25);
  expect(stuck.problems().map(formatDiagnostic)).toEqual([
    `error [pages-skipped]
  26 other pages were not rendered, because 2 pages exceeded the time or memory limit.
  Fix the errors of those pages first. The next build renders all pages.`,
  ]);
});
