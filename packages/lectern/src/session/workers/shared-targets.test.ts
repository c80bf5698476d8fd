import { expect, test } from 'vitest';
import { resolveLink } from '../../model/links.js';
import { readSharedTargets, shareTargets } from './shared-targets.js';

const targets = {
  site: {
    config: { baseUrl: '/base/', onBrokenLinks: 'throw', onBrokenAnchors: 'throw' },
    addresses: { base: '/base/', trailingSlash: false },
    pages: new Map([['/docs/a', { component: () => 'not plain data' }]]),
    files: new Map([
      [
        'docs/a.md',
        {
          route: '/docs/a',
          id: 'a',
          draft: false,
          frontMatter: { slug: undefined },
          parse: () => 'not plain data',
        },
      ],
    ]),
    staticFiles: new Set(['/plan.pdf']),
  },
  anchors: new Map([['/docs/a', ['top-of-a']]]),
  assets: new Map([['docs/plan.png', { href: '/base/assets/plan.png' }]]),
} as const;

const resolve = (url: string) =>
  resolveLink({
    ...readSharedTargets(shareTargets(targets)),
    reference: { url, file: 'docs/b.md', line: 1, column: 1 },
    route: '/docs/b',
  });

test('a worker thread resolves links to pages, files, and assets as the main thread does', () => {
  expect(['a', './a.md#top-of-a', '/plan.pdf', './plan.png'].map((url) => resolve(url).href)).toEqual([
    '/base/docs/a',
    '/base/docs/a#top-of-a',
    '/base/plan.pdf',
    '/base/assets/plan.png',
  ]);
});

test('a worker thread reports broken links and anchors', () => {
  expect(resolve('./aa.md').diagnostic).toMatchObject({
    code: 'broken-link',
    message: 'The link "./aa.md" does not match any page or file of this site. Did you mean "./a.md"?',
  });
  expect(resolve('a#top-of-b').diagnostic).toMatchObject({
    code: 'broken-anchor',
    message:
      'The link "a#top-of-b" leads to /docs/a, which has no heading or element with the ID "top-of-b". Did you mean "top-of-a"?',
  });
});

test('shared link targets: equal targets have the same hash, so that a worker thread reads them only once', () => {
  expect(shareTargets(targets).hash).toBe(shareTargets(targets).hash);
  expect(shareTargets(targets).hash).not.toBe(shareTargets({ ...targets, assets: new Map() }).hash);
});
