import { describe, expect, it } from 'vitest';
import { withHeadScripts } from './head-scripts.js';

const page = (body: string, scripts = ''): string =>
  `<head><script>a</script>${scripts}</head><body>${body}</body>`;
const assets = { headScript: 'a', tabsScript: "'$&'", layoutScript: 'layout' };

describe('withHeadScripts', () => {
  it.each(['<div class="tabs" data-group="os"></div>', '<div class="mine tabs other"></div>'])(
    'adds the tabs script to a page with %s',
    (body) => {
      expect(withHeadScripts({ html: page(body), assets })).toBe(page(body, "<script>'$&'</script>"));
    },
  );

  it.each([
    '<nav class="toc"></nav>',
    '<search class="search-panel"></search>',
    '<a href="/docs" data-choices="{}">Docs</a>',
  ])('adds the layout script to a page with %s', (body) => {
    expect(withHeadScripts({ html: page(body), assets })).toBe(page(body, '<script>layout</script>'));
  });

  it.each(['<p>Tabs</p>', '<div class="tab-panel"></div>', '<ul class="toc-2"></ul>'])(
    'adds nothing to a page with %s',
    (body) => {
      expect(withHeadScripts({ html: page(body), assets })).toBe(page(body));
    },
  );

  it('adds nothing if the head script already contains the other scripts, as in the dev server', () => {
    const html = page('<div class="tabs"></div><nav class="toc"></nav>');
    expect(withHeadScripts({ html, assets: { headScript: 'a' } })).toBe(html);
  });
});
