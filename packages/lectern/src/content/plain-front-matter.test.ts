import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseFrontMatter } from './front-matter.js';
import { plainFrontMatter } from './plain-front-matter.js';

/** The fast parser doesn't support comments, so the YAML library parses front matter with a comment. */
function byLibrary(text: string) {
  return parseFrontMatter({ file: 'a.md', content: `---\n# A comment\n${text}\n---\n` });
}

test('the fast front matter parser reads keys with plain values', () => {
  const text =
    'title: A page, "in" words (2)  \nsidebar_position: 12\nid: 7\nown: 3\ndraft: true\nslug: \'/a\'\nimage: "b c"\n';
  expect(plainFrontMatter(text)).toEqual({
    title: 'A page, "in" words (2)',
    sidebar_position: 12,
    id: '7',
    own: 3,
    draft: true,
    slug: '/a',
    image: 'b c',
  });
});

test.each([
  'title: a: b',
  'title: a #b',
  'title: null',
  'title: [a]',
  'title: 1.5',
  'title: 010',
  'title:',
  'title: a\n  b',
  'title: "a\\n"',
  "title: 'it''s'",
  'title: |',
  'title: *a',
  'title: a\r',
  'title: a\ntitle: b',
  '__proto__: a',
  '- a',
  '',
])('the fast front matter parser does not parse %j, and calls the YAML library instead', (text) => {
  expect(plainFrontMatter(text)).toBeUndefined();
});

test('the fast front matter parser returns the same result as the YAML library', () => {
  const key = fc.constantFrom('title', 'id', 'sidebar_position', 'draft', 'own', 'keywords', 'slug');
  const letters = fc.string({
    unit: fc.constantFrom(...'aZé9 ,.;()/\'"’!?&+_–-:#[]{}|>*%@`~\t'.split('')),
    maxLength: 8,
  });
  const value = fc.oneof(
    letters,
    fc.constantFrom('true', 'False', 'null', '~', '12', '0', '1e3', '0x1', '.5', '"a"', "'b'"),
  );
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.tuple(key, value), { selector: ([name]) => name, minLength: 1, maxLength: 3 }),
      (pairs) => {
        const text = pairs.map(([name, written]) => `${name}: ${written}`).join('\n');
        if (plainFrontMatter(text) === undefined) return;
        const here = parseFrontMatter({ file: 'a.md', content: `---\n${text}\n---\n` });
        const there = byLibrary(text);
        expect(here.frontMatter).toEqual(there.frontMatter);
        expect(here.diagnostics.map(({ message }) => message)).toEqual(
          there.diagnostics.map(({ message }) => message),
        );
      },
    ),
    { numRuns: 1000 },
  );
});
