import { expect, it } from 'vitest';
import { ok, pageOf } from './__fixtures__/read-files.js';

it.each([
  ['https://example.org/lamps', 'https://example.org/lamps'],
  // A relative URL is shown as text: the site doesn't know the base of the URL, but a reader may.
  ['/docs/lamps#on', '/docs/lamps#on'],
  ['lamps.html', 'lamps.html'],
  ['javascript:alert(1)', undefined],
  ['//evil.example', undefined],
])('OpenAPI externalDocs: the URL %s becomes a link to %s', async (url, shown) => {
  const { groups } = await pageOf({
    openapi: '3.1.0',
    info: { title: 'Lamps', version: '1' },
    paths: { '/lamps': { get: { externalDocs: { url }, responses: ok } } },
  });
  expect(groups[0]?.operations[0]?.externalDocs?.url).toBe(shown);
});
