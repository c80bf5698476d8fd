import { expect, test } from 'vitest';
import { prismThemeTag } from './prism-theme.js';

const day = {
  plain: { color: '#111', backgroundColor: '#eee' },
  styles: [
    { types: ['comment'], style: { color: '#888', fontStyle: 'italic' } },
    { types: ['keyword', 'tag'], style: { color: '#00f' } },
    { types: ['keyword'], languages: ['markup'], style: { color: '#0f0' } },
    { types: ['tag'], style: { fontWeight: 700 } },
  ],
};
const night = { plain: { color: '#eee', backgroundColor: '#111' }, styles: [] };

test('a Prism theme replaces the colors of code blocks in both color modes', () => {
  const css = prismThemeTag({ theme: day, darkTheme: night })?.innerHTML ?? '';
  expect(css.replaceAll('}', '}\n').split('\n')).toEqual(
    expect.arrayContaining([
      '.code-block{--code-bg:light-dark(#eee, #111);--code-text:light-dark(#111, #eee)}',
      '.code-block .tk-k{color:light-dark(#00f, var(--code-text));font-style:normal}',
      '.code-block .tk-g{color:light-dark(#00f, var(--code-text));font-style:normal}',
      '.code-block .tk-n{color:var(--code-text);font-style:normal}',
    ]),
  );
});

test('a single Prism theme is used in both color modes', () => {
  const css = prismThemeTag({ theme: day })?.innerHTML ?? '';
  expect(css).toContain('.code-block .tk-g{color:#00f;font-style:normal;font-weight:700}');
  expect(css).toContain('.code-block .tk-c{color:#888;font-style:italic}');
});

test("without a Prism theme, code blocks have Lectern's colors", () => {
  expect(prismThemeTag({ additionalLanguages: ['bash'] })).toBeUndefined();
  expect(prismThemeTag({ theme: 'github' })).toBeUndefined();
});
