import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tempSite } from '../../content/__fixtures__/temp-site.js';
import { createLocationMapper, functionsOf } from '../../util/stack-locations.js';
import { thrownAt } from './thrown-at.js';

function errorWith(...frames: string[]): Error {
  return Object.assign(new Error('Words (of /site/words.ts:1:1)'), {
    stack: ['Error: Words (of /site/words.ts:1:1)', ...frames.map((frame) => `    at ${frame}`)].join('\n'),
  });
}

test('the location of a thrown error is the first stack frame in the site’s code', () => {
  const error = errorWith(
    'node:internal/x:1:2',
    'check (/site/node_modules/pack/index.js:3:4)',
    'fail (file:///engine/src/theme/island.tsx:5:6)',
    'Box (file:///site/components/Box.tsx:7:8)',
    'Page (/site/pages/index.tsx:9:10)',
  );
  expect(thrownAt({ error, siteDir: '/site' })).toEqual({
    file: 'components/Box.tsx',
    line: 7,
    column: 8,
  });
  expect(thrownAt({ error: errorWith('/site/pages/a.tsx:1:2'), siteDir: '/site' })).toEqual({
    file: 'pages/a.tsx',
    line: 1,
    column: 2,
  });
});

test("errors thrown in the engine, and thrown values that aren't errors, have no location", () => {
  expect(thrownAt({ error: errorWith('f (/engine/a.js:1:2)'), siteDir: '/site' })).toBeUndefined();
  expect(thrownAt({ error: 'Words', siteDir: '/site' })).toBeUndefined();
});

test("the location of an error thrown in a bundle is mapped with the bundle's source map", async () => {
  const map = { version: 3, sources: ['../../pages/index.tsx'], names: [], mappings: 'AAAA;AACA,IAAI' };
  await using site = await tempSite({
    '.lectern/server/a.js': 'x;\ny;\n',
    '.lectern/server/a.js.map': JSON.stringify(map),
  });
  const error = errorWith(`Page (file://${site.dir}/.lectern/server/a.js:2:5)`);
  expect(thrownAt({ error, siteDir: site.dir })).toEqual({
    file: 'pages/index.tsx',
    line: 2,
    column: 5,
  });
});

test('the source map of a bundle is read only once', async () => {
  const map = { version: 3, sources: ['../../src/Box.js?original'], names: [], mappings: 'AAAA;AACA,IAAI' };
  await using site = await tempSite({
    '.lectern/server/a.js': 'x;\ny;\n',
    '.lectern/server/a.js.map': JSON.stringify(map),
  });
  const mapLocation = createLocationMapper();
  const error = errorWith(`Box (file://${site.dir}/.lectern/server/a.js:2:5)`);
  const expected = { file: 'src/Box.js', line: 2, column: 5 };
  expect(thrownAt({ error, siteDir: site.dir, mapLocation })).toEqual(expected);
  rmSync(join(site.dir, '.lectern/server/a.js.map'));
  expect(thrownAt({ error, siteDir: site.dir, mapLocation })).toEqual(expected);
});

const code = 'const a = {};\nreturn [a.b, a.b.c];\n';
const codeOfDocument = (file: string) =>
  file === 'docs/a.mdx'
    ? {
        code,
        names: [
          { text: 'a.b', line: 3, column: 1 },
          { text: 'a.b.c', line: 5, column: 9 },
        ],
      }
    : undefined;

test("an error thrown in a document is located in the document's source", () => {
  const error = errorWith('Inner (docs/a.mdx:2:18)', 'other (docs/b.mdx:1:1)', 'Box$1 (/site/Box.tsx:7:8)');
  expect(thrownAt({ error, siteDir: '/site', codeOfDocument })).toEqual({
    file: 'docs/a.mdx',
    line: 5,
    column: 9,
  });
  expect(functionsOf(error)).toEqual(['Inner', 'other', 'Box$1']);
});

test("a syntax error in a document is located in the document's source", () => {
  const stack = `docs/a.mdx:2\n${code.split('\n')[1]}\n${' '.repeat(13)}^\n\nSyntaxError: No.\n    at f (node:vm:1:2)`;
  const error = Object.assign(new SyntaxError('No.'), { stack });
  expect(thrownAt({ error, siteDir: '/site', codeOfDocument })).toEqual({
    file: 'docs/a.mdx',
    line: 5,
    column: 9,
  });
});
