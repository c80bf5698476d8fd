import type { Page } from '@playwright/test';
import { open } from '../support/page.js';
import { expect, test } from '../support/test.js';

async function boxOf(page: Page, selector: string) {
  const box = await page.locator(`[data-place="addPet"] ${selector}`).first().boundingBox();
  if (box === null) throw new Error(`${selector} is not visible.`);
  return box;
}

test('API reference: on a phone, an operation shows the request, then the code sample, then the fields', {
  tag: '@built',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, 'api#addPet');
  const section = await boxOf(page, '');
  const endpoint = await boxOf(page, '.api-endpoint');
  const sample = await boxOf(page, '.api-samples pre');
  const field = await boxOf(page, '.api-fields');
  const responses = await boxOf(page, '.api-responses');
  const tops = [endpoint, sample, field, responses].map(({ y }) => y - section.y);
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  // The window is 844 px high, so the sample starts on the first screen, and the required fields start on the second.
  expect(tops[1]).toBeLessThan(500);
  expect(tops[2]).toBeLessThan(1100);
  expect(section.height).toBeLessThan(2350);
  const copy = page.locator('[data-place="addPet"] .api-samples .copy-button').first();
  await expect(copy).toBeInViewport();
  await expect(copy).toHaveCSS('opacity', '1');
});

test('API reference: in a wide window, an operation’s first screen shows the request, its required fields, and a sample', {
  tag: '@built',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, 'api#addPet');
  const section = page.locator('[data-place="addPet"]');
  await expect(section.locator('.api-endpoint')).toBeInViewport({ ratio: 1 });
  await expect(section.locator('.api-samples pre').first()).toBeInViewport({ ratio: 1 });
  await expect(section.locator('.api-samples .copy-button').first()).toBeInViewport({ ratio: 1 });
  for (const name of ['name', 'photoUrls'])
    await expect(section.locator('.api-parts dt').filter({ hasText: name }).first()).toBeInViewport();
});

test('API reference: long code samples scroll by keyboard, and short code samples are not focusable', {
  tag: '@built',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await open(page, 'api#addPet');
  const long = page.locator('[data-place="addPet"] .api-samples .code-body:visible');
  await expect(long).toHaveAttribute('tabindex', '0');
  await long.focus();
  await page.keyboard.press('End');
  await expect.poll(() => long.evaluate((box) => box.scrollTop)).toBeGreaterThan(0);
  const short = page.locator('[data-place="logoutUser"] .api-samples .code-body:visible');
  await expect(short).not.toHaveAttribute('tabindex');
});

test.describe('API reference: a long description', () => {
  test('is collapsed after its first sentences, so the required fields are on the first screen', {
    tag: '@built',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, 'api#uploadFile');
    const section = page.locator('[data-place="uploadFile"]');
    const note = section.getByText("the old one can't be restored");
    await expect(section.getByText('Adds an image to a pet.')).toBeInViewport();
    await expect(note).toBeHidden();
    await expect(section.locator('.api-parts dt').filter({ hasText: 'petId' }).first()).toBeInViewport();
    await section.getByText('Show more').click();
    await expect(note).toBeVisible();
    await expect(section.getByText('Note:')).toBeVisible();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('can be expanded, and is printed in full', { tag: '@built' }, async ({ page }) => {
      const note = page.locator('[data-place="uploadFile"] blockquote');
      await open(page, 'api#uploadFile');
      await expect(note).toBeHidden();
      await page.emulateMedia({ media: 'print' });
      await expect(note).toBeVisible();
      await page.emulateMedia({ media: 'screen' });
      await page.locator('[data-place="uploadFile"]').getByText('Show more').click();
      await expect(note).toBeVisible();
    });
  });
});

test('API reference: operations have content-visibility: auto, so browsers skip their layout off screen', {
  tag: '@built',
}, async ({ page }) => {
  await open(page, 'api');
  await expect(page.locator('.api-operation').last()).toHaveCSS('content-visibility', 'auto');
});
