import type { Locator, Page } from '@playwright/test';
import { open } from '../support/page.js';
import { expect, test } from '../support/test.js';

const features = 'tutorial/tutorial-basics/markdown-features';
const script = /\/zoom(?:-[\w-]+\.js|\.ts)/;

function small(page: Page): Locator {
  return page.getByRole('button', { name: 'Zoom image: A Markdown file becomes an HTML file' });
}

function large(page: Page): Locator {
  return page.getByRole('button', { name: 'Close zoomed image: A Markdown file becomes an HTML file' });
}

/** Waits until the image has grown, and can close. */
async function zoom(page: Page, press: () => Promise<void>): Promise<void> {
  await press();
  await expect(large(page)).toBeFocused();
  await expect(page.locator('.layout')).toHaveJSProperty('inert', true);
  await expect.poll(() => large(page).evaluate((image) => image.getAnimations().length)).toBe(0);
}

async function expectClosed(page: Page): Promise<void> {
  await expect(large(page)).toHaveCount(0);
  await expect(small(page)).toBeVisible();
  await expect(page.locator('.layout')).toHaveJSProperty('inert', false);
}

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`an image zooms by pointer and keyboard and closes in each way, motion: ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await open(page, features);
    await zoom(page, () => small(page).click());
    // 24 px of space at the sides, of what is as wide as the window.
    const box = await large(page).boundingBox();
    expect(Math.round(box?.x ?? 0)).toBe(24);
    await page.keyboard.press('Escape');
    await expectClosed(page);
    await expect(small(page)).toBeFocused();

    await zoom(page, () => page.keyboard.press('Enter'));
    await page.keyboard.press('Space');
    await expectClosed(page);
    await zoom(page, () => page.keyboard.press('Space'));
    await large(page).click();
    await expectClosed(page);

    await zoom(page, () => small(page).click());
    await page.mouse.wheel(0, 30);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 400)));
    await expect(large(page)).toBeVisible();
    await page.mouse.wheel(0, 30);
    await expectClosed(page);

    await zoom(page, () => small(page).click());
    await page.setViewportSize({ width: 1200, height: 800 });
    await expectClosed(page);
    // Escape while it grows is not lost, and neither is another width of the window.
    await small(page).press('Enter');
    await page.keyboard.press('Escape');
    await expectClosed(page);
    await small(page).evaluate((image: HTMLElement) => {
      image.click();
      setTimeout(() => dispatchEvent(new Event('resize')));
    });
    await expectClosed(page);
  });
}

test('images zoom on a page that comes by navigation, and a page that goes takes its large image along', {
  tag: '@built',
}, async ({ page }) => {
  await open(page, 'tutorial/intro');
  await page.locator('#menu').getByText('Tutorial - Basics', { exact: true }).click();
  await page.locator('#menu').getByRole('link', { name: 'Markdown features' }).click();
  await zoom(page, () => small(page).click());
  await page.goBack();
  await expect(page).toHaveURL('tutorial/intro');
  await expect(page.locator('.medium-zoom-overlay')).toHaveCount(0);
  await expect(page.locator('[inert]')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a double click leaves no image zoomed', { tag: '@built' }, async ({ page }) => {
  await open(page, features);
  await small(page).dblclick();
  await expectClosed(page);
});

test('an image is a button only where it can be shown larger', { tag: '@built' }, async ({ page }) => {
  await open(page, features);
  await expect(small(page)).toBeVisible();
  // As wide as the room that it would have when it is zoomed.
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(small(page)).toHaveCount(0);
  const image = page.getByRole('img', { name: 'A Markdown file becomes an HTML file' });
  await expect(image).not.toHaveAttribute('tabindex');
  await image.click();
  await expect(page.locator('.medium-zoom-overlay')).toHaveCount(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(small(page)).toBeVisible();
});

test('the script of the zoom comes where there are images, a second later, and not for who saves data', {
  tag: '@built',
}, async ({ page, context }) => {
  const asked: number[] = [];
  page.on('request', (request) => script.test(request.url()) && asked.push(Date.now()));
  await open(page, features);
  const loaded = Date.now();
  await expect(small(page)).toBeVisible();
  expect(asked[0]).toBeGreaterThan(loaded + 500);

  const saving = await context.newPage();
  await saving.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });
  const wrong: string[] = [];
  saving.on('request', (request) => script.test(request.url()) && wrong.push(request.url()));
  await open(saving, features);
  await saving.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1500)));
  expect(wrong).toEqual([]);
});

test('a drawing that is shown too small is shown in its own size, in a dialog', { tag: '@built' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, 'docs/system-architecture/class-diagram');
  const button = page.getByRole('button', { name: 'Enlarge' }).first();
  await button.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const box = dialog.locator('.diagram-figure');
  const natural = await dialog
    .locator('.diagram')
    .evaluate((element) =>
      Number.parseFloat((element as HTMLElement).style.getPropertyValue('--diagram-width')),
    );
  expect((await dialog.locator('svg').boundingBox())?.width).toBeGreaterThanOrEqual(natural - 1);
  await box.focus();
  await expect(box).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
});
