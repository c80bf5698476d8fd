import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Place } from './place.js';
import { contains, findRefusal, isSame } from './safe-folder.js';

/** Creates a path on an imaginary disk, of which the first `depth` segments exist. */
function place(path: string, depth = Number.POSITIVE_INFINITY): Place {
  const segments = path.split('/').filter(Boolean);
  const existing = Math.min(depth, segments.length);
  const chain = Array.from({ length: existing + 1 }, (_, index) => {
    const folder = segments.slice(0, existing - index);
    return { id: `/${folder.join('/')}`, rest: segments.slice(folder.length) };
  });
  return { path: `/${segments.join('/')}`, chain };
}

const site = place('/repo/site');
const taken = [
  { place: site, what: 'the site', isWhole: false },
  { place: place('/repo/site/docs'), what: 'docs', isWhole: true },
  { place: place('/repo/site/soon', 2), what: 'soon', isWhole: true },
  { place: place('/repo'), what: 'a package that holds the site', isWhole: true },
  { place: place('/repo/src'), what: 'its source', isWhole: true },
];

test.each([
  [place('/repo/site/build', 2), undefined],
  [place('/repo/public', 1), undefined],
  [place('/out', 0), undefined],
  [place('/repo/site'), 'is the site'],
  [place('/repo'), 'is a package that holds the site'],
  [place('/'), 'contains the site'],
  [place('/repo/site/docs'), 'is docs'],
  [place('/repo/site/docs/new', 3), 'is inside docs'],
  [place('/repo/site/soon', 2), 'is soon'],
  [place('/repo/site/SOON/deep', 2), 'is inside soon'],
  [place('/repo/site/sooner', 2), undefined],
  [place('/repo/src/out', 2), 'is inside its source'],
])('output folder: $path is accepted, or rejected for the right reason', (out, expected) => {
  const found = findRefusal({ out, site, taken });
  expect(found && `${found.relation} ${found.taken.what}`).toBe(expected);
});

test('output folder: folders are identified by inode, not by name', () => {
  const docs = place('/repo/site/docs');
  const mounted: Place = {
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

test('output folder: a folder contains every path below its own, even if the folders do not exist', () => {
  fc.assert(
    fc.property(path, path, depth, (a, b, existing) => {
      // Both paths are on the same disk, so they agree on which folders exist.
      const [first, second] = [place(a, existing), place(b, existing)];
      const isAbove = `${second.path}/`.startsWith(first.path === '/' ? '/' : `${first.path}/`);
      expect(contains(first, second)).toBe(isAbove);
      expect(isSame(first, second)).toBe(first.path === second.path);
    }),
  );
});
