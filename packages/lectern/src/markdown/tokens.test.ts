import { expect, test } from 'vitest';
import { fileKey, imageToken, linkToken, replaceTokens } from './tokens.js';

const key = fileKey('docs/a.md');
const link = linkToken({ key, index: 12 });
const image = imageToken({ key, index: 1 });

function replace(html: string): string {
  return replaceTokens({
    html,
    resolve: (token) =>
      token === image
        ? { href: '/i.png?a&b', attributes: { width: 40, height: 30, loading: 'lazy' } }
        : { href: `/to?a="b"&c#${token === link}` },
  });
}

test('tokens: the tokens of each file contain a different key', () => {
  expect(new Set([key, fileKey('docs/b.md'), fileKey('docs/ä.md'), fileKey('')]).size).toBe(4);
});

test('tokens: a link token is replaced by an escaped URL wherever it occurs', () => {
  expect(replace(`<a href="${link}">x</a> data-props="{&quot;to&quot;:&quot;${link}&quot;}"`)).toBe(
    '<a href="/to?a=&quot;b&quot;&amp;c#true">x</a> data-props="{&quot;to&quot;:&quot;/to?a=&quot;b&quot;&amp;c#true&quot;}"',
  );
});

test.each([
  {
    name: 'in a plain element',
    from: `<img src="${image}" alt="a > b">`,
    to: '<img src="/i.png?a&amp;b" width="40" height="30" loading="lazy" alt="a > b">',
  },
  {
    name: 'in an element with a loading attribute',
    from: `<img alt="" src="${image}" loading="eager"/>`,
    to: '<img alt="" src="/i.png?a&amp;b" width="40" height="30" loading="eager"/>',
  },
  {
    name: 'in an element with a width',
    from: `<img src="${image}" width="20">`,
    to: '<img src="/i.png?a&amp;b" height="15" loading="lazy" width="20">',
  },
  {
    name: 'in an element with a height',
    from: `<img height="60" src="${image}">`,
    to: '<img height="60" src="/i.png?a&amp;b" width="80" loading="lazy">',
  },
  {
    name: 'in an element with a width and a height',
    from: `<img width="1" height="2" src="${image}">`,
    to: '<img width="1" height="2" src="/i.png?a&amp;b" loading="lazy">',
  },
  {
    name: 'in an element with a width in percent',
    from: `<img width="50%" src="${image}">`,
    to: '<img width="50%" src="/i.png?a&amp;b" height="30" loading="lazy">',
  },
  { name: 'in another element', from: `<div data-src="${image}">`, to: '<div data-src="/i.png?a&amp;b">' },
])("tokens: an image token becomes the image's URL, and adds missing attributes: $name", ({ from, to }) => {
  expect(replace(from)).toBe(to);
});
