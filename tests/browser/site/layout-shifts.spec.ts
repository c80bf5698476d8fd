import { fullBrowser } from '../support/full-browser.js';
import { shiftsOf, watchShifts } from '../support/shifts.js';
import { expect, test } from '../support/test.js';

// On a busy machine, the headless shell reports tiny shifts while it still parses a page. The full browser doesn't.
test.use({ launchOptions: ({ launchOptions }, use) => use(fullBrowser(launchOptions)) });
// One worker runs all tests, because a second one would start another browser.
test.describe.configure({ mode: 'default' });

for (const width of [390, 1280]) {
  for (const route of [
    '',
    'docs/intro',
    'docs/system-architecture/sequence-diagrams',
    'tutorial/custom-components/figure',
    'tutorial/tutorial-basics/markdown-features',
  ]) {
    const tag = route === 'docs/intro' ? [] : ['@built'];
    test(`/${route} has no layout shift while it loads, at ${width} px`, { tag }, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await watchShifts(page);
      await page.goto(route);
      expect(await shiftsOf(page)).toEqual([]);
    });
  }
}

test('a remembered tab causes no layout shift', async ({ page }) => {
  await watchShifts(page);
  await page.addInitScript(() =>
    localStorage.setItem('lectern.tabs', '{"os":"windows","language":"javascript"}'),
  );
  await page.goto('tutorial/tutorial-basics/markdown-features#tabs');
  await expect(page.locator('.tabs[data-group="os"]').getByRole('tab', { selected: true })).toHaveText(
    'Windows',
  );
  expect(await shiftsOf(page)).toEqual([]);
});
