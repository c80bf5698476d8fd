import { bootScript } from '../support/hold.js';
import { open } from '../support/page.js';
import { expect, test } from '../support/test.js';

test.describe('a page without its style sheet', { tag: '@built' }, () => {
  test.use({ allowedMessages: [/ERR_FAILED/] });

  test('shows icons at their normal size', async ({ page }) => {
    await page.route('**/*.css', (route) => route.abort());
    for (const route of ['', 'docs/intro', 'tutorial/tutorial-basics/markdown-features']) {
      await page.goto(route);
      const sizes = await page.locator('svg:not(.diagram svg)').evaluateAll((icons) =>
        icons.map((icon) => ({
          width: icon.getBoundingClientRect().width,
          wanted: Number(icon.getAttribute('width')),
        })),
      );
      expect(sizes.length, route).toBeGreaterThan(3);
      expect(
        sizes.filter(({ width, wanted }) => width > wanted),
        route,
      ).toEqual([]);
    }
  });
});

test.describe('a page without its script', { tag: '@built' }, () => {
  test.use({ allowedMessages: [/ERR_FAILED/] });

  test('hides controls that need the script, and shows all tab panels', async ({ page }) => {
    await page.route(bootScript, (route) => route.abort());
    await page.goto('tutorial/tutorial-basics/markdown-features');
    await expect(page.locator('html')).not.toHaveClass(/js/);
    for (const control of ['.mode-toggle', '.code-buttons', '.tab-list'])
      await expect(page.locator(control).first()).toBeHidden();
    await expect(page.locator('.tab-panel').last()).toBeVisible();
    await page.getByRole('link', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/search$/);
  });
});

test('in a browser without IntersectionObserver, islands hydrate, and links open their pages', {
  tag: '@built',
}, async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'IntersectionObserver');
  });
  await open(page, 'docs/intro');
  await page.getByRole('button', { name: /Color mode/ }).click();
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
  await page
    .getByRole('navigation', { name: 'Pages in this section' })
    .getByText('System Architecture', { exact: true })
    .click();
  await page.getByRole('link', { name: 'Class Diagram', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Class Diagram');
});

test('in a browser without modal dialogs, the search link opens the search page', {
  tag: '@built',
}, async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal');
  });
  await open(page, 'docs/intro');
  await page.getByRole('link', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/search$/);
});

test("a client-side feature that fails to start doesn't prevent other features from starting", {
  tag: '@built',
}, async ({ page, messages }) => {
  await page.addInitScript(() => {
    Object.defineProperty(HTMLElement.prototype, 'hidePopover', { value: undefined });
    Element.prototype.matches = new Proxy(Element.prototype.matches, {
      apply(matches, element: Element, [selector]: [string]) {
        if (selector === ':popover-open') throw new SyntaxError('Unknown pseudo-class, says the test.');
        return Reflect.apply(matches, element, [selector]) as boolean;
      },
    });
  });
  await open(page, 'tutorial/tutorial-basics/markdown-features');
  await expect(page.getByRole('button', { name: /^Zoom image/ }).first()).toBeVisible();
  expect(messages.splice(0)).toEqual([expect.stringContaining('failed to start')]);
});
