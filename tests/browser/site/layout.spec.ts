import type { Locator, Page } from '@playwright/test';
import { bootScript, hold } from '../support/hold.js';
import { scrollTo, untilStill } from '../support/page.js';
import { shiftsOf, watchShifts } from '../support/shifts.js';
import { expect, test } from '../support/test.js';

const desktop = { width: 996, height: 800 };
const narrow = { width: 995, height: 800 };

function menuButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Menu', exact: true });
}

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

test('showing the tab that the reader selected on an earlier page causes no layout shift', async ({
  page,
}) => {
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

test('the sidebar is a menu in windows narrower than 996 px, and a column in wider windows', {
  tag: '@built',
}, async ({ page }) => {
  await page.setViewportSize(narrow);
  await page.goto('docs/intro');
  const menu = page.locator('#menu');
  await expect(menu).toBeHidden();
  await expect(menuButton(page)).toBeVisible();
  await menuButton(page).click();
  await expect(menu).toBeInViewport();
  await page.setViewportSize(desktop);
  await expect(menu).toBeVisible();
  await expect(menuButton(page)).toBeHidden();
  await page.setViewportSize(narrow);
  await expect(menu).toBeHidden();
});

test('with a browser font size of 64 px, a wide window gets the narrow layout', {
  tag: '@built',
}, async ({ playwright, launchOptions, baseURL }) => {
  const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=64'];
  const browser = await playwright.chromium.launch({ ...launchOptions, args });
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(`${baseURL}docs/intro`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280);
  await menuButton(page).click();
  await expect(page.getByRole('link', { name: 'Introduction' }).first()).toBeVisible();
  await browser.close();
});

test('in a wide window, the sidebar column does not overlap the article', { tag: '@built' }, async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await page.goto('docs/intro');
  const menu = await page.locator('#menu').boundingBox();
  const main = await page.locator('main').boundingBox();
  expect((menu?.x ?? 0) + (menu?.width ?? 0)).toBeLessThanOrEqual(main?.x ?? 0);
});

test('the title in the navbar is never cut off', { tag: '@built' }, async ({ page }) => {
  await page.goto('docs/intro');
  for (const width of [320, 360, 390, 480, 559, 560, 768, 995, 996, 1100]) {
    await page.setViewportSize({ width, height: 700 });
    const cut = await page.locator('.brand-title').evaluate((title) => title.scrollWidth - title.clientWidth);
    expect({ width, cut }).toEqual({ width, cut: 0 });
    // The label is hidden at this width, but is still the accessible name of the control.
    await expect(page.getByRole('button', { name: 'Color mode: Light' })).toBeInViewport();
  }
});

test('a page without a sidebar has no sidebar column', { tag: '@built' }, async ({ page }) => {
  await page.goto('markdown-page');
  await expect(page.locator('#menu')).toBeHidden();
  await page.setViewportSize(narrow);
  await menuButton(page).click();
  await expect(page.locator('#menu').getByRole('link', { name: 'Tutorial' })).toBeInViewport();
});

test('the menu on narrow screens closes with Escape, and returns the focus to the menu button', {
  tag: '@built',
}, async ({ page }) => {
  await page.setViewportSize(narrow);
  await page.goto('docs/intro');
  await menuButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#menu')).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(page.locator('#menu :focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.locator('#menu')).toBeHidden();
  await expect(menuButton(page)).toBeFocused();
});

test('closing the menu makes the menu button interactive immediately, and the page one frame later', {
  tag: '@built',
}, async ({ page }) => {
  await page.setViewportSize(narrow);
  await page.goto('docs/intro');
  await menuButton(page).click();
  const main = page.locator('main');
  await expect(main).toHaveJSProperty('inert', true);
  await main.evaluate((element: HTMLElement) => {
    document.getElementById('menu')?.addEventListener('beforetoggle', () =>
      requestAnimationFrame(() => {
        const inert = [...document.querySelectorAll('[inert]')].map(({ className }) => className);
        element.dataset.frame = inert.join(', ');
      }),
    );
  });
  await page.keyboard.press('Escape');
  // Closing the menu moves the focus to the menu button, so it must not be inert. Making the rest of the page available
  // takes longer.
  await expect(main).toHaveAttribute('data-frame', /^skip-link, brand, navbar-items, /);
  await expect(page.locator('[inert]')).toHaveCount(0);
  await expect(menuButton(page)).toBeFocused();
});

test('a menu opened before the script loads stays open, and traps focus once the script loads', {
  tag: '@built',
}, async ({ page }) => {
  await page.setViewportSize(narrow);
  const script = await hold({ page, url: bootScript });
  await page.goto('docs/intro', { waitUntil: 'commit' });
  await menuButton(page).click();
  script.release();
  await expect(page.locator('#menu .menu-close')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.locator('#menu :focus')).toHaveCount(0);
  await expect(page.locator('#menu')).toBeVisible();
  await expect(page.locator('main')).toHaveJSProperty('inert', true);
});

test('the menu on narrow screens closes on a click outside the menu, and on navigation', {
  tag: '@built',
}, async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 800 });
  await page.goto('docs/intro');
  const menu = page.locator('#menu');
  await menuButton(page).click();
  await expect(menu).toBeInViewport();
  await untilStill(page);
  await page.mouse.click(690, 700);
  await expect(menu).toBeHidden();
  await menuButton(page).click();
  await menu.getByRole('link', { name: 'Tutorial' }).click();
  await expect(page).toHaveURL('tutorial/intro');
  await expect(menu).toBeHidden();
  await menuButton(page).click();
  await menu.getByRole('link', { name: 'Tutorial' }).click();
  await expect(menu).toBeHidden();
  await menuButton(page).click();
  await page.setViewportSize(desktop);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
});

test('the navbar hides on scroll down, returns on scroll up, and is always visible at the top of the page', {
  tag: '@built',
}, async ({ page }) => {
  await page.goto('docs/requirements/use-case-descriptions');
  const bar = page.locator('.navbar');
  await scrollTo(page, 30);
  await expect(bar).toBeInViewport({ ratio: 1 });
  await scrollTo(page, 900);
  await expect(bar).not.toBeInViewport();
  await scrollTo(page, 700);
  await expect(bar).toBeInViewport({ ratio: 1 });
  await scrollTo(page, 1200);
  await expect(bar).not.toBeInViewport();
  await bar.getByRole('link', { name: 'Tutorial' }).focus();
  await expect(bar).toBeInViewport({ ratio: 1 });
});

test('the table of contents marks the current heading while the reader scrolls', { tag: '@built' }, async ({
  page,
}) => {
  await page.goto('docs/requirements/use-case-descriptions');
  const toc = page.getByRole('navigation', { name: 'On this page' });
  const links = toc.getByRole('link');
  const href = await links.nth(2).getAttribute('href');
  await links.nth(2).click();
  await expect(toc.locator('[aria-current]')).toHaveCount(1);
  await expect(toc.locator('[aria-current]')).toHaveAttribute('href', href ?? '');
  await page.keyboard.press('End');
  await expect(links.last()).toHaveAttribute('aria-current', 'location');
});

test('on narrow screens, the table of contents is closed at first', { tag: '@built' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('docs/intro');
  const toc = page.getByRole('navigation', { name: 'On this page' });
  await expect(toc.getByRole('link').first()).toBeHidden();
  await toc.getByText('On this page').click();
  await expect(toc.getByRole('link').first()).toBeVisible();
});

test('horizontally scrollable elements are reachable by keyboard', { tag: '@built' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('docs/requirements/features-and-requirements');
  const boxes = page.locator('.table-box, .code-block pre, .diagram');
  const wrong = await boxes.evaluateAll((elements) =>
    elements
      .filter((element) => element instanceof HTMLElement)
      .filter((element) => element.scrollWidth > element.clientWidth !== (element.tabIndex === 0))
      .map((element) => element.className),
  );
  expect(wrong).toEqual([]);
});

test('the menu button and the color mode switch are at least 44 px high on narrow screens', {
  tag: '@built',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('docs/intro');
  for (const control of [menuButton(page), page.getByRole('button', { name: /Color mode/ })]) {
    expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
});
