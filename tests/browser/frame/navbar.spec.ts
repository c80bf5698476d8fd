import type { Locator, Page } from '@playwright/test';
import { loadAxe, violationsOf } from '../support/axe.js';
import { scrollTo, scrollTop, untilStill } from '../support/page.js';
import { expect, test } from '../support/test.js';

function bar(page: Page): Locator {
  return page.getByRole('banner');
}

function more(page: Page): Locator {
  return bar(page).locator('summary', { hasText: 'More' });
}

function setup(page: Page): Locator {
  return bar(page).getByRole('link', { name: 'Setup' });
}

test('a navbar drop-down is open while the pointer hovers over it, and stays open after a click', async ({
  page,
}) => {
  await page.goto('docs/intro');
  await more(page).hover();
  await expect(setup(page)).toBeVisible();
  await setup(page).hover();
  await expect(setup(page)).toBeVisible();
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(setup(page)).toBeHidden();
  await more(page).click();
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(setup(page)).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(setup(page)).toBeHidden();
  await more(page).hover();
  await page.keyboard.press('Escape');
  await expect(setup(page)).toBeHidden();
  await more(page).click();
  await expect(setup(page)).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await more(page).hover();
  await bar(page).getByRole('link', { name: 'More', exact: true }).click();
  await expect(page).toHaveURL('about');
  await expect(setup(page)).toBeHidden();
});

test('a navbar drop-down closes when it loses focus or when the reader presses Escape', async ({ page }) => {
  await page.goto('docs/intro');
  await more(page).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(setup(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(setup(page)).toBeHidden();
  await expect(more(page)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(setup(page)).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(bar(page).getByRole('link', { name: 'Manual' })).toBeFocused();
  await expect(setup(page)).toBeHidden();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('a navbar drop-down opens and closes on tap', { tag: '@built' }, async ({ page }) => {
    await page.goto('docs/intro');
    await more(page).tap();
    await expect(setup(page)).toBeVisible();
    await more(page).tap();
    await expect(setup(page)).toBeHidden();
    await more(page).tap();
    await page.getByRole('heading', { level: 1 }).tap();
    await expect(setup(page)).toBeHidden();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the navbar’s drop-downs open, and controls that need a script are hidden', {
    tag: '@built',
  }, async ({ page }) => {
    await page.goto('docs/guide/setup');
    await more(page).click();
    await expect(setup(page)).toBeVisible();
    await bar(page).locator('summary', { hasText: 'Version: 2.0' }).click();
    await expect(setup(page)).toBeHidden();
    await bar(page).getByRole('link', { name: '1.0' }).click();
    await expect(page).toHaveURL('docs/old/guide/setup');
    await bar(page).locator('summary', { hasText: 'Language: English' }).click();
    await bar(page).getByRole('link', { name: 'Français' }).click();
    await expect(page).toHaveURL('fr/docs/old/guide/setup');
    await expect(page.getByRole('region', { name: 'Announcement' })).toBeVisible();
    await expect(page.getByRole('button', { name: /Close announcement|Color mode/ })).toHaveCount(0);
  });
});

test('the navbar stays visible while one of its drop-downs is open', { tag: '@built' }, async ({ page }) => {
  await page.goto('docs/guide/setup');
  await more(page).click();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await scrollTo(page, 900);
  await expect(bar(page)).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await scrollTo(page, 1200);
  await expect(bar(page)).not.toBeInViewport();
  // A scroll distance of less than the navbar's height doesn't hide the navbar.
  await scrollTo(page, 20);
  await scrollTo(page, 60);
  await expect(bar(page)).toBeInViewport({ ratio: 1 });
});

test('the navbar marks the items that link to the current page and to its section', {
  tag: '@built',
}, async ({ page }) => {
  await page.goto('docs/guide/setup');
  const manual = bar(page).getByRole('link', { name: 'Manual' });
  await expect(manual).toHaveAttribute('aria-current', 'true');
  await more(page).click();
  await expect(setup(page)).toHaveAttribute('aria-current', 'page');
  await page.goto('about');
  await expect(manual).not.toHaveAttribute('aria-current');
  await expect(bar(page).locator('em.mood')).toHaveText('calm');
});

test('the open menu on narrow screens traps focus, and the page behind it does not scroll', {
  tag: '@built',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto('docs/guide/setup');
  const menu = page.locator('#menu');
  const button = page.getByRole('button', { name: 'Menu', exact: true });
  await button.click();
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused();
  await untilStill(page);
  const outside = (): Promise<boolean> =>
    page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('#menu'),
    );
  for (let press = 0; press < 30; press += 1) {
    await page.keyboard.press('Tab');
    expect(await outside()).toBe(false);
  }
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 2000);
  await page.mouse.move(380, 400);
  await page.mouse.wheel(0, 500);
  expect(await scrollTop(page)).toBe(0);
  await menu.locator('summary', { hasText: 'Version: 2.0' }).click();
  await expect(menu.getByRole('link', { name: '1.0' })).toBeVisible();
  await expect(menu.getByRole('navigation', { name: 'Pages in this section' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await menu
    .getByRole('navigation', { name: 'Pages' })
    .getByRole('link', { name: /Introduction/ })
    .click();
  await expect(page).toHaveURL('docs/intro');
  await expect(menu).toBeHidden();
  await expect(page.locator('[inert]')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

for (const width of [320, 996]) {
  test(`the site’s layout fits a window ${width} px wide`, { tag: '@built' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    for (const route of ['', 'docs/guide/setup', 'docs/next/new', 'fr/docs/old/old', 'ar/docs/intro']) {
      await page.goto(route);
      const excess = await page.evaluate(() => {
        const boxes = [document.documentElement, document.querySelector('.navbar')];
        return boxes.map((box) => (box?.scrollWidth ?? 0) - (box?.clientWidth ?? 0));
      });
      expect.soft(excess, `/${route}`).toEqual([0, 0]);
    }
  });
}

for (const route of ['docs/old/guide/setup', 'fr/docs/next/new', 'ar/docs/intro']) {
  test(`axe finds no problems in the layout of /${route}`, { tag: '@built' }, async ({ page }) => {
    await page.goto(route);
    await bar(page).locator('summary').last().click();
    await loadAxe(page);
    for (const mode of ['light', 'dark']) {
      await page.evaluate((value) => {
        document.documentElement.dataset.mode = value;
      }, mode);
      await untilStill(page);
      expect.soft(await violationsOf({ page }), mode).toEqual([]);
    }
  });
}
