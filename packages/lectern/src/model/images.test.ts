import { expect, test } from 'vitest';
import { formatDiagnostic } from '../diagnostics/diagnostic.js';
import { doc, siteOf } from './__fixtures__/site.js';
import { resolveImage } from './images.js';

const { site } = siteOf({ pages: [doc('intro')], staticFiles: ['/img/b.png'] });
const assets = new Map([
  ['docs/a.png', { href: '/base/assets/a-12345678.png', width: 1, height: 2 }],
  ['/img/b.png', { href: '/base/img/b.png', width: 3, height: 4 }],
]);

test('resolveImage finds an image by its relative, @site, or static path, and reports a missing image', () => {
  const image = (url: string) =>
    resolveImage({ site, reference: { url, file: 'docs/intro.md', line: 3, column: 7 }, assets });
  expect(image('./a.png').asset).toBe(assets.get('docs/a.png'));
  expect(image('@site/docs/a.png?x').asset).toBe(assets.get('docs/a.png'));
  expect(image('/img/b.png').asset).toBe(assets.get('/img/b.png'));
  expect(image('/base/img/b.png')).toEqual({ asset: { href: '/base/img/b.png' } });
  const missing = ['./b.png', '/img/bb.png'].map((url) => image(url).diagnostic);
  expect(
    missing.map((diagnostic) => diagnostic && formatDiagnostic(diagnostic)).join('\n\n'),
  ).toMatchInlineSnapshot(`
    "error [missing-image] docs/intro.md:3:7
      There is no image "./b.png".
      Correct the path, which is relative to the file that contains the image.

    error [missing-image] docs/intro.md:3:7
      There is no image "/img/bb.png". Did you mean "/img/b.png"?
      Correct the path. A path that starts with a slash is relative to the static folder."
  `);
});

test("resolveImage warns about an image in a format that browsers can't show", () => {
  const reference = { url: './Photo.HEIC', file: 'docs/intro.md', line: 3, column: 7 };
  const asset = { source: '/docs/Photo.HEIC', href: '/assets/Photo.HEIC' };
  const found = resolveImage({ site, reference, assets: new Map([['docs/Photo.HEIC', asset]]) });
  expect(found.asset).toBe(asset);
  expect(found.diagnostic && formatDiagnostic(found.diagnostic)).toBe(
    'warning [unsupported-image] docs/intro.md:3:7\n' +
      '  Most browsers can\'t show the image "./Photo.HEIC", because its format is HEIC.\n' +
      '  Convert it to WebP, AVIF, PNG, or JPEG.',
  );
});

test("resolveImage resolves a path with the locale's base path to the static file that all locales share", () => {
  const { site: french } = siteOf({
    pages: [doc('intro')],
    locale: 'fr',
    staticFiles: ['/img/b.png'],
    config: { i18n: { locales: ['en', 'fr'] } },
  });
  const reference = { url: '/base/fr/img/b.png', file: 'docs/intro.md', line: 3, column: 7 };
  expect(resolveImage({ site: french, reference, assets })).toEqual({ asset: { href: '/base/img/b.png' } });
});
