import { expect, test } from 'vitest';
import { redirectProblems } from './redirect-problems.js';

function problemsOf(...redirects: [from: string, to: string][]): string[] {
  return redirectProblems({
    redirects: redirects.map(([from, to], index) => ({ from, to, key: ['redirects', index] })),
    exists: (path) => ['/', '/a', '/file.pdf'].includes(path),
  }).map(({ severity, message }) => `${severity}: ${message}`);
}

test('redirects: pages, files, other redirects, and other sites are valid targets', () => {
  expect(
    problemsOf(
      ['/old', '/a'],
      ['/slash', '/a/'],
      ['/query', '/a?x=1#y'],
      ['/file', '/file.pdf'],
      ['/chain', '/old'],
      ['/far', 'https://example.org/'],
    ),
  ).toEqual([]);
});

test('redirects: a redirect to itself and circular redirects are errors', () => {
  expect(problemsOf(['/old', '/old/'])).toEqual([
    'error: The redirect from "/old" to "/old/" leads back to itself, so a browser would never stop loading.',
  ]);
  expect(problemsOf(['/b', '/c'], ['/c', '/b'], ['/d', '/b'])).toHaveLength(2);
});

test('redirects: a cycle of thousands of redirects is found instantly', () => {
  const count = 20_000;
  const cycle = Array.from({ length: count }, (_, index): [string, string] => [
    `/r${index}`,
    `/r${(index + 1) % count}`,
  ]);
  const started = performance.now();
  expect(problemsOf(...cycle, ['/to', '/r0'])).toHaveLength(count);
  expect(performance.now() - started).toBeLessThan(5000);
});

test('redirects: a target that runs a script is an error, and a missing target is a warning', () => {
  expect(problemsOf(['/old', 'javascript:alert(1)'], ['/older', '/nowhere'])).toEqual([
    'error: The redirect from "/old" leads to "javascript:alert(1)". Expected a path on this site, or a URL that starts with https://.',
    'warning: The redirect from "/older" leads to "/nowhere", which is not a page or file on this site.',
  ]);
});

test.each(['/../up', '/a//b', '\\up', 'c:/a', '/a\0b', './a', `/${'é'.repeat(200)}`])(
  'redirects: %j as `from` is an error',
  (from) => {
    expect(problemsOf([from, '/a'])).toEqual([
      `error: A redirect has the source ${JSON.stringify(from)}, which is not a path on this site. Expected a path such as /old/page.`,
    ]);
  },
);
