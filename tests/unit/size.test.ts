import { describe, expect, it } from 'vitest';
import { createSizeReport, overBudget } from '../../scripts/size-report.mjs';

const island = '<lectern-island data-module="/base/assets/island.js"></lectern-island>';

function report(files: Record<string, string>) {
  const sizeReport = createSizeReport({
    base: '/base/',
    read: (file) => {
      const content = files[file];
      if (content === undefined) throw new Error(`There is no ${file}.`);
      return Buffer.from(content);
    },
  });
  return sizeReport('docs/page.html');
}

const site = {
  'docs/page.html': `<link rel="stylesheet" href="/base/assets/style.css"><script>inline()</script>
    <script type="module" src="/base/assets/boot.js"></script><main><p>Three plain words</p>${island}</main>`,
  'assets/style.css': 'p { color: red }',
  'assets/boot.js':
    "import './shared.js'; export { a } from './again.js'; import('./hydrate.js'); import(name);",
  'assets/again.js': "import './shared.js'; export const a = 1;",
  'assets/shared.js': 'export const shared = 1;',
  'assets/hydrate.js': "import './shared.js'; import './react.js';",
  'assets/react.js': 'export const react = 1;',
  'assets/island.js': "import './react.js'; export default 1; import('./later.js');",
  'assets/later.js': "import './react.js'; import('./last.js');",
  'assets/last.js': `export default '${'x'.repeat(100)}';`,
};

describe('createSizeReport', () => {
  it('follows imports, and counts each file once', () => {
    const { files, words } = report(site);
    expect(words).toBe(3);
    expect(files.css).toEqual(['assets/style.css']);
    expect([...files.before].sort()).toEqual(['assets/again.js', 'assets/boot.js', 'assets/shared.js']);
    expect([...files.intent].sort()).toEqual(['assets/hydrate.js', 'assets/island.js', 'assets/react.js']);
  });

  it('counts plug-in scripts by when they load: with the page, or on the first interaction', () => {
    const withLink = (link: string): ReturnType<typeof report>['files'] =>
      report({
        ...site,
        'docs/page.html': link + site['docs/page.html'],
        'assets/of-page.js': 'export default () => 1;',
      }).files;
    const { before, intent } = report(site).files;
    const atOnce = withLink('<link rel="modulepreload" data-page-script href="/base/assets/of-page.js">');
    expect(atOnce).toMatchObject({ before: ['assets/of-page.js', ...before], intent });
    const late = withLink(
      '<link rel="modulepreload" media="not all" data-page-script href="/base/assets/of-page.js">',
    );
    expect(late).toMatchObject({ before, intent: ['assets/of-page.js', ...intent] });
  });

  it('counts the scripts that an island loads when a reader uses the island', () => {
    const { sizes } = report(site);
    const small = report({ ...site, 'assets/last.js': '' }).sizes;
    expect(sizes.all).toBeGreaterThan(sizes.before + sizes.intent);
    expect(sizes.all).toBeGreaterThan(small.all);
    expect(sizes.intent).toBe(small.intent);
  });

  it('gives a longer page a larger budget for HTML, but not for scripts', () => {
    const long = report({ ...site, 'docs/page.html': `<main>${'word '.repeat(2000)}</main>` });
    expect(long.budgets.html).toBe(2 * report(site).budgets.html);
    expect(long.budgets.before).toBe(report(site).budgets.before);
  });

  it('counts diagrams separately from the rest of the page', () => {
    const drawing = `<div class="diagram" role="img"><svg><path d="M1 2 3 4 5 6 7 8 9"></path></svg></div>`;
    const page = site['docs/page.html'].replace('</main>', `${drawing}</main>`);
    const { sizes, drawings, words } = report({ ...site, 'docs/page.html': page });
    expect(drawings).toBeGreaterThan(20);
    expect(sizes.html).toBeLessThan(report(site).sizes.html + 40);
    expect(words).toBe(3);
  });

  it('reports sizes that exceed the budget', () => {
    const sizes = { html: 1, css: 10_001, before: 9000, intent: 80_001, all: 200_000 };
    expect(overBudget({ ...report(site), sizes })).toEqual(['css', 'intent']);
  });

  it('measures the exact HTML size only if an estimate from a faster compression exceeds the budget', () => {
    const exact = report(site);
    const limits = { ...exact.budgets, html: exact.sizes.html };
    const exceeds = (html: number) =>
      overBudget({ ...exact, htmlAtMost: exact.sizes.html + 1, budgets: { ...limits, html } });
    expect(exceeds(exact.sizes.html)).toEqual([]);
    expect(exceeds(exact.sizes.html - 1)).toEqual(['html']);
    expect(exact.htmlAtMost).toBeGreaterThanOrEqual(exact.sizes.html);
  });

  it('throws an error for a page with a script from another origin', () => {
    const html = '<script src="https://elsewhere.example/x.js"></script>';
    expect(() => report({ 'docs/page.html': html })).toThrow('outside of the site');
  });
});
