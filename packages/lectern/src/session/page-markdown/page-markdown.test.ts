import { expect, test } from 'vitest';
import { pageMarkdown } from './page-markdown.js';

const page = {
  title: 'A page',
  description: 'What it gives.',
  canonical: 'https://example.org/base/docs/a/',
  markdown: 'https://example.org/base/docs/a.md',
  site: { url: 'https://example.org', base: '/base/' },
};

function textOf(article: string, more: Partial<typeof page> = {}): string | undefined {
  const html = `<body><nav>menu</nav><main id="main"><article class="prose" lang="en">${article}</article><p>edit</p></main></body>`;
  const without = new Set(['/docs', '/search', '/CNAME']);
  return pageMarkdown({ html, page: { ...page, ...more }, without, rules: {} });
}

test('Markdown version of a page: the title, the description, and the URL come before the article', () => {
  expect(textOf('<h1>A <em>page</em></h1><p>Words.</p>')).toBe(
    '# A *page*\n\n> What it gives.\n\n<https://example.org/base/docs/a/>\n\nWords.\n',
  );
  expect(textOf('<p>Words.</p>')).toBe(
    '# A page\n\n> What it gives.\n\n<https://example.org/base/docs/a/>\n\nWords.\n',
  );
});

test('Markdown version of a page: a description that equals the first paragraph is not repeated', () => {
  expect(textOf('<p>What it gives. And more.</p>')).toBe(
    '# A page\n\n<https://example.org/base/docs/a/>\n\nWhat it gives. And more.\n',
  );
});

test('Markdown version of a page: links are absolute, and lead to Markdown versions where they exist', () => {
  const links = (...hrefs: string[]): string[] =>
    [
      ...(textOf(hrefs.map((href) => `<p><a href="${href}">x</a></p>`).join('')) ?? '').matchAll(
        /\[x\]\((.*)\)/g,
      ),
    ].map(([, address = '']) => address);
  expect(
    links(
      '/base/docs/b/#c',
      '/base/',
      '/base/docs/1.0/',
      '/base/file.pdf',
      '/base/search/',
      '/base/docs/',
      '#d',
    ),
  ).toEqual([
    'https://example.org/base/docs/b.md#c',
    'https://example.org/base/index.md',
    'https://example.org/base/docs/1.0.md',
    'https://example.org/base/file.pdf',
    'https://example.org/base/search/',
    'https://example.org/base/docs/',
    'https://example.org/base/docs/a/#d',
  ]);
  expect(links('/base/CNAME', 'https://example.com/a', '/other', 'mailto:a@b.c')).toEqual([
    'https://example.org/base/CNAME',
    'https://example.com/a',
    'https://example.org/other',
    'mailto:a@b.c',
  ]);
});

test('Markdown version of a page: pageMarkdown returns undefined for a page without a Markdown URL', () => {
  const { markdown: _, ...list } = page;
  expect(pageMarkdown({ html: '<main></main>', page: list, without: new Set(), rules: {} })).toBeUndefined();
});

test('Markdown version of a page: a URL with an unencoded percent sign is unchanged', () => {
  expect(textOf('<p><a href="/base/docs/100%">x</a> <a href="/base/docs/%E0%A4%A">y</a></p>')).toMatch(
    /\[x\]\(https:\/\/example\.org\/base\/docs\/100%.*\[y\]\(https:\/\/example\.org\/base\/docs\/%E0%A4%A/,
  );
});
