import type { HtmlInput } from 'lectern/plugin';
import { expect, test } from 'vitest';
import { stableClassNames } from './stable-class-names.js';

test('items in an ejected navbar get the same classes as navbar items in Docusaurus', async () => {
  const html =
    '<body><nav class="navbar"><lectern-kept><ul class="navbar-list"><li class="docs">' +
    '<a href="/docs" aria-current="true">Docs</a></li></ul></lectern-kept>' +
    '<ul class="navbar-list"><li><details><summary>More</summary></details></li></ul></nav></body>';
  const page = { kind: 'doc', route: '/docs' } as HtmlInput['page'];
  const changed = await stableClassNames({ blogs: [] }).transformHtml?.({ html, page } as HtmlInput);
  expect(changed).toContain(
    '<li><a class="navbar__item navbar__link navbar__link--active docs" href="/docs"',
  );
  expect(changed).toContain('<details class="navbar__item"><summary class="navbar__link">');
});

test('a footer has the class of its style', async () => {
  const html = '<body><footer class="footer"><footer class="note"></footer></footer></body>';
  const page = { kind: 'doc', route: '/docs' } as HtmlInput['page'];
  const withStyle = (footerStyle: string | undefined) =>
    stableClassNames({ blogs: [], footerStyle }).transformHtml?.({ html, page } as HtmlInput);
  expect(await withStyle('dark')).toContain(
    '<footer class="footer theme-layout-footer footer--dark"><footer class="note">',
  );
  expect(await withStyle('light')).not.toContain('footer--dark');
});
