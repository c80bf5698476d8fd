import { expect, test } from 'vitest';
import { formatDiagnostic } from '../diagnostics/diagnostic.js';
import { locationOfFrontMatterKey, parseFrontMatter } from './front-matter.js';

const file = 'docs/intro.md';

function problems(content: string): string {
  return parseFrontMatter({ file, content })
    .diagnostics.map((diagnostic) => formatDiagnostic(diagnostic))
    .join('\n\n');
}

test('front matter: a file without front matter has only a body', () => {
  expect(parseFrontMatter({ file, content: '# Hello\n' })).toEqual({
    frontMatter: {},
    diagnostics: [],
    bodyOffset: 0,
    bodyLine: 1,
  });
});

test('front matter: known keys are typed, and custom keys are kept', () => {
  const content = [
    '---',
    'title: 404',
    'sidebar_label: 1.10',
    'sidebar_position: "2.5"',
    'keywords: voice, aac ,',
    'tags: [2024, setup]',
    'draft: false',
    'displayed_sidebar: null',
    'toc_max_heading_level: 4',
    'last_update: { date: 2024-05-31, author: 7 }',
    'mine: 1.10',
    'sidebar_custom_props: { level: 80 }',
    '---',
    'Text',
  ].join('\n');
  expect(parseFrontMatter({ file, content })).toEqual({
    frontMatter: {
      title: '404',
      sidebar_label: '1.10',
      sidebar_custom_props: { level: 80 },
      sidebar_position: 2.5,
      keywords: ['voice', 'aac'],
      tags: ['2024', 'setup'],
      draft: false,
      displayed_sidebar: null,
      toc_max_heading_level: 4,
      last_update: { date: '2024-05-31', author: '7' },
      mine: 1.1,
    },
    diagnostics: [],
    bodyOffset: content.indexOf('Text'),
    bodyLine: 14,
  });
});

test.each(['---\n---\nText', '\uFEFF---\r\n# only a comment\r\n---\r\nText'])(
  'front matter: the block in %j is empty',
  (content) => {
    const { frontMatter, diagnostics, bodyOffset } = parseFrontMatter({ file, content });
    expect({ frontMatter, diagnostics, body: content.slice(bodyOffset) }).toEqual({
      frontMatter: {},
      diagnostics: [],
      body: 'Text',
    });
  },
);

test('front matter: each invalid value is reported with its location, and valid values are kept', () => {
  const content = [
    '---',
    'title: Right',
    'sidebar_position: first',
    'toc_min_heading_level: 9',
    'draft: perhaps',
    'id: a/b',
    'description:',
    'last_update: { date: soon }',
    'tags: none',
    '---',
  ].join('\n');
  expect(parseFrontMatter({ file, content }).frontMatter).toEqual({ title: 'Right' });
  expect(problems(content)).toMatchInlineSnapshot(`
    "error [invalid-front-matter] docs/intro.md:3:19
      sidebar_position: found "first", expected a number.
      Correct the value, or remove the key. What the key means: The position in a generated sidebar, e.g. \`2\` or \`2.5\`. Default: the number prefix of the file.

    error [invalid-front-matter] docs/intro.md:4:24
      toc_min_heading_level: found 9, expected a whole number from 2 to 6.
      Correct the value, or remove the key. What the key means: The minimum heading level in the table of contents. Default: \`tableOfContents.minHeadingLevel\`.

    error [invalid-front-matter] docs/intro.md:5:8
      draft: found "perhaps", expected true or false.
      Correct the value, or remove the key. What the key means: Shows the page only in the dev server.

    error [invalid-front-matter] docs/intro.md:6:5
      id: found "a/b", expected a name without a slash (the folder is added automatically).
      Correct the value, or remove the key. What the key means: Name of the document in its folder. It is part of the document ID and, without a \`slug\`, of the URL. Default: the name of the file.

    error [invalid-front-matter] docs/intro.md:7:1
      description: found nothing, expected a string.
      Correct the value, or remove the key. What the key means: One sentence about the page, for search engines, social networks, and cards. Default: the first paragraph.

    error [invalid-front-matter] docs/intro.md:8:22
      last_update.date: found "soon", expected a date such as 2024-05-31.
      Correct the value, or remove the key. What the key means: The date and author of the last change. They override those from git.

    error [invalid-front-matter] docs/intro.md:9:7
      tags: found "none", expected a list of tags.
      Correct the value, or remove the key. What the key means: Tags of the page, e.g. \`[setup, audio]\`."
  `);
});

test('front matter: contradictory keys are errors', () => {
  expect(
    problems('---\ndraft: true\nunlisted: true\ntoc_min_heading_level: 4\ntoc_max_heading_level: 3\n---\n'),
  ).toMatchInlineSnapshot(`
    "error [invalid-front-matter] docs/intro.md:3:11
      \`draft\` and \`unlisted\` are both true. A draft is not built, so \`unlisted\` has no effect.
      Correct the value, or remove the key. What the key means: Builds the page, but leaves it out of sidebars, search, the sitemap, and \`llms.txt\`, and asks search engines not to index it.

    error [invalid-front-matter] docs/intro.md:4:24
      toc_min_heading_level: found 4, expected at most 3, the value of toc_max_heading_level.
      Correct the value, or remove the key. What the key means: The minimum heading level in the table of contents. Default: \`tableOfContents.minHeadingLevel\`."
  `);
});

test('front matter: the message for invalid YAML is in plain language', () => {
  const texts = [
    'title: Intro: the start',
    'title: "Intro',
    'tags: [a, b',
    'title: @home',
    'title: A\n\tid: x',
    'title: A\ntitle: B',
    'title: A\njust words',
    '- a\n- b',
  ];
  expect(texts.map((text) => problems(`---\n${text}\n---\n`)).join('\n\n')).toMatchInlineSnapshot(`
    "error [invalid-front-matter] docs/intro.md:2:8
      The front matter can't be read: the value contains a colon followed by a space, which starts another key.
      Put the value in quotes: title: "a: b".

    error [invalid-front-matter] docs/intro.md:2:8
      The front matter can't be read: a quotation mark is never closed.
      Add a closing quotation mark on the same line.

    error [invalid-front-matter] docs/intro.md:2:7
      The front matter can't be read: a bracket is never closed.
      Close the bracket. If it is part of text, put the value in quotes.

    error [invalid-front-matter] docs/intro.md:2:8
      The front matter can't be read: a value without quotes can't start with @.
      Put the value in quotes: title: "a: b".

    error [invalid-front-matter] docs/intro.md:3:1
      The front matter can't be read: the line starts with a tab, but YAML allows only spaces there.
      Indent with spaces.

    error [invalid-front-matter] docs/intro.md:3:1
      The front matter can't be read: the key is defined twice.
      Remove one of the two keys.

    error [invalid-front-matter] docs/intro.md:3:1
      The front matter can't be read: the line isn't a pair of a key and a value.
      Write key: value, with a space after the colon.

    error [invalid-front-matter] docs/intro.md:2:1
      The front matter is ["a","b"]. Expected key-value pairs.
      Write one \`key: value\` per line."
  `);
});

test('front matter: a quoted value may continue on lines without indentation, as in js-yaml', () => {
  const content =
    '---\ntitle: "One \ntwo"\ndescription: \'It\'\'s\n\n  three\nlines\' # note\nlist:\n  - name: "a\n  b"\n---\nText';
  const { frontMatter, diagnostics } = parseFrontMatter({ file: 'docs/a.md', content });
  expect(diagnostics).toEqual([]);
  expect(frontMatter).toEqual({
    title: 'One two',
    description: "It's\nthree lines",
    list: [{ name: 'a b' }],
  });
});

test('front matter: an unclosed block is an error', () => {
  expect(problems('---\ntitle: A\n\n# A\n')).toMatchInlineSnapshot(`
    "error [invalid-front-matter] docs/intro.md:1:1
      The front matter that starts here is never closed.
      Close the front matter with a line of three hyphens: ---"
  `);
});

test('front matter: line numbers in errors include the opening delimiter', () => {
  const content = '---\ntitle: A\npagination_next: b\n---\n';
  expect(locationOfFrontMatterKey({ head: content, key: 'pagination_next' })).toEqual({
    line: 3,
    column: 18,
  });
});

test('front matter: a misspelled key is a warning with its location, unlike a custom key', () => {
  const keys = (text: string) =>
    parseFrontMatter({ file: 'a.md', content: `---\ntitle: A\n${text}\n---\n` }).diagnostics.map(
      ({ code, severity, message, line, column }) => [code, severity, message, line, column],
    );
  expect(keys('sidebar_lable: B')).toEqual([
    [
      'unknown-front-matter-key',
      'warning',
      'The front matter has an unknown key, "sidebar_lable". Did you mean "sidebar_label"?',
      3,
      1,
    ],
  ]);
  expect(keys('date: 2026-01-01\nauthors: [me]\nlevel: 3\ncover: x')).toEqual([]);
});
