import { routes } from '../routes.js';
import { expect, test } from '../support/test.js';

test.use({ javaScriptEnabled: false });

test('without JavaScript, tab panels are stacked, each with its label', async ({ page }) => {
  await page.goto('tutorial/tutorial-basics/markdown-features');
  const panels = page.locator('.tabs[data-group="os"] .tab-panel');
  await expect(panels).toHaveCount(3);
  for (const [index, label] of ['macOS', 'Linux', 'Windows'].entries()) {
    await expect(panels.nth(index)).toBeVisible();
    await expect(panels.nth(index).getByText(label, { exact: true })).toBeVisible();
  }
});

test('without JavaScript, sidebar categories open on click', async ({ page }) => {
  await page.goto('docs/intro');
  const sidebar = page.getByRole('navigation', { name: 'Pages in this section' });
  const link = sidebar.getByRole('link', { name: 'Class Diagram' });
  await expect(link).toBeHidden();
  await sidebar.getByText('System Architecture', { exact: true }).click();
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Class Diagram');
  await expect(sidebar.getByRole('link', { name: 'Class Diagram' })).toHaveAttribute('aria-current', 'page');
});

test('without JavaScript, the menu on narrow screens opens, and its links open their pages', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('docs/intro');
  const tutorial = page.locator('#menu').getByRole('link', { name: 'Tutorial' });
  await expect(tutorial).toBeHidden();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(tutorial).toBeInViewport();
  await page.getByRole('button', { name: 'Close menu' }).click();
  await expect(tutorial).toBeHidden();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await tutorial.click();
  await expect(page).toHaveURL('tutorial/intro');
});

test('without JavaScript, the table of contents is open', async ({ page }) => {
  await page.goto('docs/intro');
  const toc = page.getByRole('navigation', { name: 'On this page' });
  await expect(toc.getByRole('link').first()).toBeVisible();
});

// `page.evaluate` works even though JavaScript is disabled, because only the page's own scripts are disabled.
for (const width of [320]) {
  test(`without JavaScript, no page scrolls sideways at ${width} px`, { tag: '@built' }, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    for (const route of routes) {
      await page.goto(route);
      const excess = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
      expect.soft(excess, `/${route}`).toBe(0);
    }
  });
}
