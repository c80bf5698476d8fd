import { expect, test } from 'vitest';
import { tempSite } from '../../content/__fixtures__/temp-site.js';
import { thrownAt } from './thrown-at.js';

function errorWith(...frames: string[]): Error {
  return Object.assign(new Error('Words (of /site/words.ts:1:1)'), {
    stack: ['Error: Words (of /site/words.ts:1:1)', ...frames.map((frame) => `    at ${frame}`)].join('\n'),
  });
}

test('the location of an error is the first one in the site’s own code', () => {
  const error = errorWith(
    'node:internal/x:1:2',
    'check (/site/node_modules/pack/index.js:3:4)',
    'fail (file:///engine/src/theme/island.tsx:5:6)',
    'Box (file:///site/components/Box.tsx:7:8)',
    'Page (/site/pages/index.tsx:9:10)',
  );
  expect(thrownAt({ error, siteDir: '/site' })).toBe('components/Box.tsx:7:8');
  expect(thrownAt({ error: errorWith('/site/pages/a.tsx:1:2'), siteDir: '/site' })).toBe('pages/a.tsx:1:2');
});

test("errors in the engine, and values that aren't errors, have no location", () => {
  expect(thrownAt({ error: errorWith('f (/engine/a.js:1:2)'), siteDir: '/site' })).toBeUndefined();
  expect(thrownAt({ error: 'Words', siteDir: '/site' })).toBeUndefined();
});

test('a location in a bundle is mapped by its source map', async () => {
  const map = { version: 3, sources: ['../../pages/index.tsx'], names: [], mappings: 'AAAA;AACA,IAAI' };
  await using site = await tempSite({
    '.lectern/server/a.js': 'x;\ny;\n',
    '.lectern/server/a.js.map': JSON.stringify(map),
  });
  const error = errorWith(`Page (file://${site.dir}/.lectern/server/a.js:2:5)`);
  expect(thrownAt({ error, siteDir: site.dir })).toBe('pages/index.tsx:2:5');
});
