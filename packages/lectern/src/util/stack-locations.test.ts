import { expect, test } from 'vitest';
import { framesOf } from './stack-locations.js';

function pathsIn(...lines: readonly string[]): string[] {
  const error = Object.assign(new Error('No.'), {
    stack: ['Error: No.', ...lines.map((line) => `    at ${line}`)].join('\n'),
  });
  return framesOf(error).map(({ path, line, column }) => `${path}:${line}:${column}`);
}

test.each([
  ['run (/site/a.js:1:2)', '/site/a.js:1:2'],
  ['async Object.read (file:///site/a.mjs?123:1:2)', '/site/a.mjs:1:2'],
  ['file:///my%20site/%C3%BCn%C3%AF/a.mjs:1:2', '/my site/ünï/a.mjs:1:2'],
  ['read (file:///p%2520q/a.mjs:1:2)', '/p%20q/a.mjs:1:2'],
  ['new Box (file:///a(b)/c:d/a.mjs?5:1:2)', '/a(b)/c:d/a.mjs:1:2'],
  ['file:///a(b)/a.mjs:1:2', '/a(b)/a.mjs:1:2'],
  ['MDXContent (docs/page.mdx:1:2)', 'docs/page.mdx:1:2'],
])('framesOf returns the location in the stack frame "%s"', (frame, location) => {
  expect(pathsIn(frame)).toEqual([location]);
});

test('framesOf leaves out a stack frame without a file', () => {
  expect(
    pathsIn('JSON.parse (<anonymous>)', 'eval (eval at run (file:///a.mjs:1:2), <anonymous>:1:1)'),
  ).toEqual([]);
});
