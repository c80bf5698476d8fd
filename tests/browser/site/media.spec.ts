import { expect, test } from '../support/test.js';

const features = 'tutorial/tutorial-basics/markdown-features';

test('in print, only the article is shown, with all of its tab panels', async ({ page }) => {
  await page.goto(features);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.locator('#menu')).toBeHidden();
  await expect(page.locator('.toc')).toBeHidden();
  await expect(page.locator('.copy-button').first()).toBeHidden();
  const panels = page.locator('.tabs[data-group="os"] .tab-panel');
  await expect(panels).toHaveCount(3);
  for (const panel of await panels.all()) await expect(panel).toBeVisible();
  await expect(page.locator('.tab-list').first()).toBeHidden();
});

test('in print, all tab panels are shown in light mode, regardless of the selected tab and color mode', {
  tag: '@built',
}, async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('lectern.tabs', '{"os":"windows"}');
    localStorage.setItem('lectern.color-mode', 'dark');
  });
  await page.goto(features);
  await page.emulateMedia({ media: 'print' });
  for (const panel of await page.locator('.tabs[data-group="os"] .tab-panel').all()) {
    await expect(panel).toBeVisible();
  }
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
});

test('in print, the content of closed collapsible sections is shown', { tag: '@built' }, async ({ page }) => {
  await page.goto(features);
  const answer = page
    .getByText('The result of each step is stored on disk, under a hash of its inputs.')
    .last();
  await expect(answer).toBeHidden();
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(answer).toBeVisible();
});

test('a page can be saved as a PDF', { tag: '@built' }, async ({ page }) => {
  await page.goto('docs/system-architecture/sequence-diagrams');
  const pdf = await page.pdf();
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
});

test('forced colors: navbar icons have the color of the text next to them', { tag: '@built' }, async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await page.goto('docs/intro');
  const icons = page.locator('.navbar :is(a, button) svg:visible');
  await expect(icons).not.toHaveCount(0);
  const colors = await icons.evaluateAll((all) =>
    all.map((icon) => {
      const control = icon.closest('a, button') ?? icon;
      return [getComputedStyle(icon).stroke, getComputedStyle(control).color];
    }),
  );
  for (const [icon, text] of colors) expect(icon).toBe(text);
});

test('forced colors: controls and their states stay visible', { tag: '@built' }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(features);
  const selected = page.locator('.tabs[data-group="os"]').getByRole('tab', { selected: true });
  const other = page.locator('.tabs[data-group="os"]').getByRole('tab', { selected: false }).first();
  const look = (element: Element): string => {
    const { borderBlockEndColor, borderBlockEndWidth, outline, backgroundColor, color, textDecorationLine } =
      getComputedStyle(element);
    return [
      borderBlockEndColor,
      borderBlockEndWidth,
      outline,
      backgroundColor,
      color,
      textDecorationLine,
    ].join();
  };
  expect(await selected.evaluate(look)).not.toBe(await other.evaluate(look));
  const current = page.locator('#menu .sidebar [aria-current="page"]');
  const sibling = page.locator('#menu .sidebar details[open] a:not([aria-current])').first();
  expect(await current.evaluate(look)).not.toBe(await sibling.evaluate(look));
});

test('with reduced motion, nothing is animated', { tag: '@built' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('docs/intro');
  const slow = await page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((element) => {
        const { transitionDuration, animationDuration, scrollBehavior } = getComputedStyle(element);
        const longest = Math.max(
          ...`${transitionDuration}, ${animationDuration}`.split(', ').map(Number.parseFloat),
        );
        return longest > 0.01 || scrollBehavior === 'smooth';
      })
      .map((element) => element.className),
  );
  expect(slow).toEqual([]);
  const running = await page.evaluate(() => {
    document.documentElement.dataset.mode = 'dark';
    return document.getAnimations().length;
  });
  expect(running).toBe(0);
});
