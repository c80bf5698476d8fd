import { createRequire } from 'node:module';
import { problem } from 'lectern/plugin';
import { expect, test, vi } from 'vitest';
import type { AuthorsMap } from './authors-file.js';
import { parseAuthors } from './authors-file.js';
import { postAuthors } from './post-authors.js';

const addresses = { baseUrl: '/base/', authorsRoute: '/blog/authors' };
const yaml = `ada:
  name: Ada King
  title: Author
  image_url: /img/ada.png
  page: true
  socials:
    x: ada
    github: https://github.com/ada-king
boLind:
  name: Bo
  imageURL: https://images.example.org/bo.png
  page:
    permalink: /bo
`;

function mapOf(text = yaml): { map?: AuthorsMap; diagnostics: ReturnType<typeof problem>[] } {
  return parseAuthors({ file: 'blog/authors.yml', text, ...addresses });
}

function authorsOf(
  frontMatter: Record<string, unknown>,
  { map = mapOf().map as AuthorsMap | undefined, level = 'ignore' as 'ignore' | 'warn' | 'throw' } = {},
) {
  const head = `---\ntitle: A\n${Object.keys(frontMatter)[0]}: x\n---\n`;
  return postAuthors({
    file: 'blog/a.md',
    head,
    frontMatter,
    map,
    authorsPath: 'blog/authors.yml',
    onInlineAuthors: level,
    ...addresses,
  });
}

test('authors: image paths and social account names in the authors file become URLs', () => {
  expect([...(mapOf().map?.authors.values() ?? [])]).toEqual([
    {
      key: 'ada',
      name: 'Ada King',
      title: 'Author',
      imageUrl: '/base/img/ada.png',
      socials: { x: 'https://x.com/ada', github: 'https://github.com/ada-king' },
      page: '/blog/authors/ada',
    },
    { key: 'boLind', name: 'Bo', imageUrl: 'https://images.example.org/bo.png', page: '/blog/authors/bo' },
  ]);
});

test('authors: a key in camel case becomes kebab case in the URL of the author page', () => {
  const { map } = mapOf('adaKing:\n  name: Ada\n  page: true\n');
  expect(map?.authors.get('adaKing')?.page).toBe('/blog/authors/ada-king');
});

test('authors: an author with neither a name nor an image is reported with its location', () => {
  expect(mapOf('ada:\n  title: Author\n').diagnostics).toEqual([
    problem({
      code: 'invalid-authors',
      message: 'ada: found {"title":"Author"}, expected a name or an image_url.',
      hint: 'Write each author as `key: { name: Ada, title: Author, url: …, image_url: … }`.',
      file: 'blog/authors.yml',
      line: 2,
      column: 3,
    }),
  ]);
});

test.each<[string, unknown, unknown[]]>([
  ['a key', 'ada', ['Ada King']],
  ['keys', ['boLind', 'ada'], ['Bo', 'Ada King']],
  ['an author', { name: 'Cy' }, ['Cy']],
  ['a key with a title, and an author', [{ key: 'ada', title: 'Guest' }, { name: 'Cy' }], ['Ada King', 'Cy']],
  ['no authors', null, []],
])('authors of a post: the front matter can list %s', (_, authors, names) => {
  const found = authorsOf({ authors });
  expect(found.diagnostics).toEqual([]);
  expect(found.authors.map(({ name }) => name)).toEqual(names);
});

test('authors of a post: front matter overrides the authors file', () => {
  const [author] = authorsOf({ authors: [{ key: 'ada', title: 'Guest' }] }).authors;
  expect(author).toMatchObject({ name: 'Ada King', title: 'Guest', page: '/blog/authors/ada' });
});

test('authors of a post: legacy front matter keys are accepted, but not together with `authors`', () => {
  const frontMatter = {
    author: 'Cy',
    author_title: 'Guest',
    authorURL: 'https://cy.example',
    author_image_url: '/cy.png',
  };
  expect(authorsOf(frontMatter).authors).toEqual([
    { name: 'Cy', title: 'Guest', url: 'https://cy.example', imageUrl: '/base/cy.png' },
  ]);
  expect(authorsOf({ author: 'Cy', authors: 'ada' }).diagnostics).toMatchObject([
    { code: 'invalid-post-author', message: 'The front matter sets both `authors` and `author`.', line: 3 },
  ]);
});

test('authors of a post: an unknown key is reported with its location and the closest known key', () => {
  expect(authorsOf({ authors: 'adda' }).diagnostics).toEqual([
    problem({
      code: 'unknown-author',
      message: 'The author "adda" is not in blog/authors.yml. Did you mean "ada"?',
      hint: 'Correct the key, or add the author to that file. Known authors: ada, boLind.',
      file: 'blog/a.md',
      line: 3,
      column: 10,
    }),
  ]);
});

test('authors of a post: the error about an unknown key lists at most 20 authors', () => {
  const keys = Array.from({ length: 25 }, (_, index) => `author${index + 1}`);
  const { map } = mapOf(keys.map((key) => `${key}:\n  name: A\n`).join(''));
  expect(authorsOf({ authors: 'x' }, { map }).diagnostics).toMatchObject([
    {
      hint: `Correct the key, or add the author to that file. Known authors: ${keys.slice(0, 20).join(', ')}, and 5 more.`,
    },
  ]);
});

test('authors of a post: the front matter is parsed once, however many keys are unknown', () => {
  const parse = vi.spyOn(createRequire(import.meta.url)('yaml') as typeof import('yaml'), 'parseDocument');
  try {
    const authors = Array.from({ length: 50 }, (_, index) => `author${index + 1}`);
    expect(authorsOf({ authors }, { map: mapOf('').map }).diagnostics).toHaveLength(50);
    // The other call parses the authors file.
    expect(parse).toHaveBeenCalledTimes(2);
  } finally {
    parse.mockRestore();
  }
});

test('authors of a post: onInlineAuthors sets the severity for an author defined in a post', () => {
  expect(authorsOf({ authors: { name: 'Cy' } }, { level: 'warn' }).diagnostics).toMatchObject([
    { code: 'inline-author', severity: 'warning', line: 3 },
  ]);
  expect(authorsOf({ authors: { name: 'Cy' } }, { level: 'throw' }).diagnostics[0]?.severity).toBe('error');
  expect(authorsOf({ authors: 'ada' }, { level: 'throw' }).diagnostics).toEqual([]);
});

test.each([
  ['a:\n  name: A\n  page:\n    permalink: /../b\n', '4:16', 'contains "." or ".."'],
  ['a:\n  name: A\n  page:\n    permalink: /b?c\n', '4:16', 'contains "?"'],
  ["'!!!':\n  name: A\n  page: true\n", '3:9', 'is empty'],
  ['a:\n  name: A\n  page: true\nA:\n  name: A\n  page: true\n', '6:9', 'the author "a" has the same path'],
])(
  'authors: an invalid or duplicate page path is reported in the authors file: %j',
  (text, location, reason) => {
    const { diagnostics } = mapOf(text);
    expect(diagnostics.map(({ line, column }) => `${line}:${column}`)).toEqual([location]);
    expect(diagnostics[0]?.message).toContain(reason);
  },
);
