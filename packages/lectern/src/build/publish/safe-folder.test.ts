import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ResolvedPath } from './resolved-path.js';
import { contains, findRefusal, isSame } from './safe-folder.js';

function resolve(path: string, depth = Number.POSITIVE_INFINITY): ResolvedPath {
  const segments = path.split('/').filter(Boolean);
  const existing = Math.min(depth, segments.length);
  const chain = Array.from({ length: existing + 1 }, (_, index) => {
    const folder = segments.slice(0, existing - index);
    return { id: `/${folder.join('/')}`, rest: segments.slice(folder.length) };
  });
  return { path: `/${segments.join('/')}`, chain };
}

const site = resolve('/repo/site');
const taken = [
  { resolved: site, what: 'the site', isWhole: false },
  { resolved: resolve('/repo/site/docs'), what: 'docs', isWhole: true },
  { resolved: resolve('/repo/site/soon', 2), what: 'soon', isWhole: true },
  { resolved: resolve('/repo'), what: 'a package that holds the site', isWhole: true },
  { resolved: resolve('/repo/src'), what: 'its source', isWhole: true },
];

test.each([
  [resolve('/repo/site/build', 2), undefined],
  [resolve('/repo/public', 1), undefined],
  [resolve('/out', 0), undefined],
  [resolve('/repo/site'), 'is the site'],
  [resolve('/repo'), 'is a package that holds the site'],
  [resolve('/'), 'contains the site'],
  [resolve('/repo/site/docs'), 'is docs'],
  [resolve('/repo/site/docs/new', 3), 'is inside docs'],
  [resolve('/repo/site/soon', 2), 'is soon'],
  [resolve('/repo/site/SOON/deep', 2), 'is inside soon'],
  [resolve('/repo/site/sooner', 2), undefined],
  [resolve('/repo/src/out', 2), 'is inside its source'],
])("output folder: findRefusal accepts $path, or says why it can't be the output folder", (out, expected) => {
  const found = findRefusal({ out, site, taken });
  expect(found && `${found.relation} ${found.taken.what}`).toBe(expected);
});

test('output folder: folders are identified by inode, not by name', () => {
  const docs = resolve('/repo/site/docs');
  const mounted: ResolvedPath = {
    path: '/mnt/new',
    chain: [
      { id: '/repo/site/docs', rest: ['new'] },
      { id: '/mnt-root', rest: ['mnt', 'new'] },
    ],
  };
  expect([contains(docs, mounted), contains(mounted, docs)]).toEqual([true, false]);
});

const path = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 5 }).map((parts) => `/${parts.join('/')}`);
const depth = fc.integer({ min: 0, max: 5 });

test('output folder: a folder contains every path below it, even if the folders do not exist', () => {
  fc.assert(
    fc.property(path, path, depth, (a, b, existing) => {
      // Both paths are on the same disk, so the same folders exist for both.
      const [first, second] = [resolve(a, existing), resolve(b, existing)];
      const isAbove = `${second.path}/`.startsWith(first.path === '/' ? '/' : `${first.path}/`);
      expect(contains(first, second)).toBe(isAbove);
      expect(isSame(first, second)).toBe(first.path === second.path);
    }),
  );
});
