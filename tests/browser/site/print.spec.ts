import { open } from '../support/page.js';
import { expect, test } from '../support/test.js';

test.use({ viewport: { width: 680, height: 960 } });

test('in print, diagrams fit on the page, and are followed by their text versions', {
  tag: '@built',
}, async ({ page }) => {
  for (const [route, words] of [
    ['docs/system-architecture/sequence-diagrams', 'calls'],
    ['docs/system-architecture/class-diagram', 'CommandMapping has'],
  ] as const) {
    await open(page, route);
    const text = page.locator('.diagram-text').first();
    await text.evaluate((details: HTMLDetailsElement) => {
      details.open = false;
    });
    await page.emulateMedia({ media: 'print' });
    await expect(text).toContainText(words);
    await expect(text.locator('li').first()).toBeVisible();
    const excess = await page.locator('.diagram svg').evaluateAll((drawings) =>
      drawings.map((drawing) => {
        const { right, height } = drawing.getBoundingClientRect();
        return { right: Math.max(0, right - innerWidth), height: Math.max(0, height - innerHeight) };
      }),
    );
    expect(excess.length).toBeGreaterThan(5);
    expect(
      excess.filter(({ right, height }) => right > 0 || height > 0),
      route,
    ).toEqual([]);
    await page.emulateMedia({ media: 'screen' });
  }
});

test('printed code has a single border and no buttons', { tag: '@built' }, async ({ page }) => {
  await open(page, 'tutorial/tutorial-basics/markdown-features');
  await page.emulateMedia({ media: 'print' });
  const block = page.locator('.code-block').first();
  await expect(block).toHaveCSS('border-top-width', '1px');
  for (const pre of await page.locator('.code-block pre').all())
    await expect(pre).toHaveCSS('border-width', '0px');
  await expect(block.locator('.code-buttons')).toBeHidden();
});

test('in forced colors mode, the “Get started” button on the home page has a border', {
  tag: '@built',
}, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('');
  const button = page.getByRole('link', { name: 'Get started' });
  await expect(button).toHaveCSS('border-top-width', '1px');
  await expect(button).toHaveCSS('border-top-style', 'solid');
});
