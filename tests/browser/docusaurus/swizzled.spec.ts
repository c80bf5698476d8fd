import { test } from '../support/docusaurus-site.js';
import { expect } from '../support/test.js';

test.use({ fixture: 'ok-docusaurus-swizzled', base: '/kite/' });

test('Docusaurus site: ejected and wrapped theme components are rendered', async ({ page }) => {
  await page.goto('docs/fly');
  await expect(page.getByText('The wind is from the west.')).toBeVisible();
  await expect(page.locator('.framed').getByText('Hold the line.')).toBeVisible();
});

test('Docusaurus site: documents use components from MDXComponents without importing them', async ({
  page,
}) => {
  await page.goto('docs/fly');
  await page.getByRole('button', { name: '3 knots' }).click();
  await expect(page.getByRole('button', { name: '4 knots' })).toBeVisible();
});

test('Docusaurus site: a client module’s onRouteDidUpdate runs when a page is shown', async ({ page }) => {
  await page.goto('docs/fly');
  await expect(page.locator('html')).toHaveAttribute('data-kite', '/kite/docs/fly');
});

test('Docusaurus site: --ifm-font-family-base sets the font', async ({ page }) => {
  await page.goto('docs/fly');
  await expect(page.getByRole('main')).toHaveCSS('font-family', /Georgia/);
});

test('Docusaurus site: the navbar has the text colors that the site sets', async ({ page }) => {
  await page.goto('docs/fly');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Kite' })).toHaveCSS(
    'color',
    'rgb(255, 217, 234)',
  );
  await expect(page.getByRole('banner').getByRole('link', { name: 'Fly' })).toHaveCSS(
    'color',
    'rgb(255, 238, 204)',
  );
});

test('Docusaurus site: switching between ejected tabs keeps the state of the components in their panels', async ({
  page,
}) => {
  await page.goto('docs/fly');
  await expect(page.getByRole('tab', { name: '~ fall ~' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('button', { name: '5 knots' }).click();
  await page.getByRole('tab', { name: '~ Spring ~' }).click();
  await expect(page.getByText('Gusts.')).toBeVisible();
  await expect(page.getByRole('button', { name: '6 knots' })).toBeHidden();
  await page.getByRole('tab', { name: '~ fall ~' }).click();
  await page.getByRole('button', { name: '6 knots' }).click();
  await expect(page.getByRole('button', { name: '7 knots' })).toBeVisible();
  await expect(page.getByText('Gusts.')).toBeHidden();
});

test('Docusaurus site: the site’s colors for inline code don’t apply to code blocks', async ({ page }) => {
  await page.goto('docs/fly');
  await expect(page.locator('pre code').first()).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test('Docusaurus site: in a crowded navbar, the site’s title is not cut off', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('docs/fly');
  await page.locator('.navbar-list').evaluate((list) => {
    for (let count = 0; count < 9; count += 1) {
      const item = list.firstElementChild?.cloneNode(true) as HTMLElement;
      item.querySelector('a')?.replaceChildren('Getting started');
      list.append(item);
    }
  });
  const isWhole = await page
    .locator('.brand-title')
    .evaluate((title) => title.scrollWidth <= title.clientWidth);
  expect(isWhole).toBe(true);
});

test('Docusaurus site: a wide table in a component or an article does not widen the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('docs/fly');
  await page.locator('.theme-doc-markdown').evaluate((article) => {
    const box = document.createElement('div');
    const table = document.createElement('table');
    table.insertRow().insertCell().append('wind'.repeat(100));
    box.append(table);
    // HTML tables in MDX are often direct children of the article, as the second table is.
    article.append(box, table.cloneNode(true));
  });
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test('Docusaurus site: on a narrow screen, Infima columns are stacked', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('docs/fly');
  const tops = await page.locator('.theme-doc-markdown').evaluate((article) => {
    const row = document.createElement('div');
    row.className = 'row';
    for (const text of ['a', 'b']) {
      const column = document.createElement('div');
      column.className = 'col';
      row.append(column);
      column.append(text);
    }
    article.append(row);
    return [...row.children].map((column) => column.getBoundingClientRect().top);
  });
  expect(tops[1]).toBeGreaterThan(tops[0] ?? 0);
});

test('Docusaurus site: a link styled as a button keeps its text color on hover', async ({ page }) => {
  await page.goto('docs/fly');
  await page.getByRole('main').evaluate((main) => {
    const link = document.createElement('a');
    link.className = 'button button--secondary';
    link.href = '#';
    link.append('Start');
    main.parentElement?.classList.add('layout-free');
    main.prepend(link);
  });
  const button = page.getByRole('link', { name: 'Start' });
  const color = await button.evaluate((element) => getComputedStyle(element).color);
  await button.hover();
  await expect(button).toHaveCSS('color', color);
  await expect(button).toHaveCSS('text-decoration-line', 'none');
});

test('Docusaurus site: headings have the site’s font even if the style sheet sets another font on <body>', async ({
  page,
}) => {
  await page.goto('docs/fly');
  await page.locator('body').evaluate((body) => body.style.setProperty('font-family', 'monospace'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /Georgia/);
});

test('Docusaurus site: on a narrow screen, buttons wrap instead of widening the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('docs/fly');
  await page.locator('.theme-doc-markdown').evaluate((article) => {
    const row = document.createElement('div');
    row.style.display = 'inline-flex';
    for (const text of ['Buy the book about kites', 'Buy the film about kites']) {
      const link = document.createElement('a');
      link.className = 'button button--secondary';
      link.append(text);
      row.append(link);
    }
    article.append(row);
  });
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test('Docusaurus site: in dark mode, links are legible even if the site’s primary color is dark', async ({
  page,
}) => {
  await page.goto('docs/fly');
  await page.locator('html').evaluate((html) => html.style.setProperty('--ifm-color-primary', '#443d80'));
  const contrast = await page.locator('.theme-doc-markdown').evaluate((article) => {
    const link = document.createElement('a');
    link.href = '#';
    link.append('Kites');
    article.append(link);
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const luminance = (color: string): number => {
      if (context === null) return 0;
      context.fillStyle = color;
      context.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data]
        .map((value) => value / 255)
        .map((value) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const text = luminance(getComputedStyle(link).color);
    const background = luminance(getComputedStyle(document.documentElement).backgroundColor);
    return (text + 0.05) / (background + 0.05);
  });
  expect(contrast).toBeGreaterThanOrEqual(4.5);
});

test('Docusaurus site: a logo without an intrinsic size leaves room for the title', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('docs/fly');
  const title = page.locator('.brand-title');
  await page.locator('.brand').evaluate(async (brand) => {
    const logo = new Image(32, 32);
    logo.src = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"/>')}`;
    await logo.decode();
    brand.prepend(logo);
  });
  const isWhole = await title.evaluate(
    (element) => element.clientWidth > 0 && element.scrollWidth <= element.clientWidth,
  );
  expect(isWhole).toBe(true);
});
