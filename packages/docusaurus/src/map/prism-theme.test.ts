import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { installedPrismTheme } from './installed-prism-theme.js';
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

function tagOf(prism: unknown, defaultTheme?: unknown) {
  return prismThemeTag({ prism, defaultTheme });
}

test('Prism themes: a light and a dark theme replace the colors of code blocks in both color modes', () => {
  const css = tagOf({ theme: day, darkTheme: night })?.innerHTML ?? '';
  expect(css.replaceAll('}', '}\n').split('\n')).toEqual(
    expect.arrayContaining([
      '.code-block{--code-bg:light-dark(#eee, #111);--code-text:light-dark(#111, #eee)}',
      '.code-block .tk-k{color:light-dark(#00f, var(--code-text));font-style:normal}',
      '.code-block .tk-g{color:light-dark(#00f, var(--code-text));font-style:normal}',
      '.code-block .tk-n{color:var(--code-text);font-style:normal}',
    ]),
  );
});

test('Prism themes: a single theme is used in both color modes', () => {
  const css = tagOf({ theme: day })?.innerHTML ?? '';
  expect(css).toContain('.code-block .tk-g{color:#00f;font-style:normal;font-weight:700}');
  expect(css).toContain('.code-block .tk-c{color:#888;font-style:italic}');
});

test("Prism themes: a Docusaurus site without a Prism theme has the colors of Docusaurus's default theme", () => {
  expect(tagOf(undefined, day)?.innerHTML).toContain('--code-bg:#eee;');
  expect(tagOf({ darkTheme: night }, day)?.innerHTML).toContain('--code-bg:light-dark(#eee, #111)');
});

test('Prism themes: the default theme comes from the installed package, in any version of the package', () => {
  const colors = ['one', 'two'].map((version) => {
    const siteDir = mkdtempSync(join(tmpdir(), 'prism-'));
    const dir = join(siteDir, 'node_modules/prism-react-renderer');
    mkdirSync(join(dir, 'themes'), { recursive: true });
    writeFileSync(join(dir, 'package.json'), '{"name": "prism-react-renderer", "main": "main.js"}');
    const theme = `{ plain: { color: '${version}' }, styles: [] }`;
    const main = version === 'two' ? `exports.themes = { palenight: ${theme} };` : '';
    writeFileSync(join(dir, 'main.js'), main);
    writeFileSync(join(dir, 'themes/palenight.js'), `module.exports = ${theme};`);
    const found = installedPrismTheme(siteDir);
    rmSync(siteDir, { recursive: true });
    return found;
  });
  expect(colors).toEqual([
    { plain: { color: 'one' }, styles: [] },
    { plain: { color: 'two' }, styles: [] },
  ]);
});

test("Prism themes: if no theme is found, code blocks have Lectern's colors", () => {
  expect(tagOf({ additionalLanguages: ['bash'] })).toBeUndefined();
  expect(tagOf({ theme: 'github' })).toBeUndefined();
});
