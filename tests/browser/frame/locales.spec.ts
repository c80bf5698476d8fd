import type { Page } from '@playwright/test';
import { untilStill } from '../support/page.js';
import { expect, test } from '../support/test.js';

async function chooseLanguage(page: Page, { from, to }: { from: string; to: string }): Promise<void> {
  await page.getByRole('banner').locator('summary', { hasText: from }).click();
  await page.getByRole('banner').getByRole('link', { name: to }).click();
}

function alternates(page: Page): Promise<string[]> {
  return page
    .locator('link[rel="alternate"][hreflang]')
    .evaluateAll((links) =>
      links.map((link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')}`),
    );
}

test('the language menu opens the same page in another language, with a translated layout', async ({
  page,
}) => {
  await page.goto('docs/intro');
  await chooseLanguage(page, { from: 'English', to: 'Français' });
  await expect(page).toHaveURL('fr/docs/intro');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Présentation de 2.0');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Présentation' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('À personne.');
  await expect(page.getByRole('contentinfo').getByRole('heading')).toHaveText('Liens');
  await expect(page.getByRole('region', { name: 'Announcement' })).toHaveText('La version 2.0 est sortie.');
  await expect(page.locator('#menu summary').filter({ hasText: 'Guides pratiques' })).toBeVisible();
  await expect(
    page.locator('#menu').getByRole('link', { name: 'Guides pratiques', exact: true }),
  ).toBeVisible();
  await expect(page.locator('.version-badge')).toHaveText('Version 2.0 (stable)');
  expect(await alternates(page)).toEqual([
    'en https://example.org/frame/docs/intro',
    'fr-FR https://example.org/frame/fr/docs/intro',
    'ar https://example.org/frame/ar/docs/intro',
    'x-default https://example.org/frame/docs/intro',
  ]);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    'https://example.org/frame/fr/docs/intro',
  );
  await chooseLanguage(page, { from: 'Français', to: 'English' });
  await expect(page).toHaveURL('docs/intro');
  await expect(page.getByRole('contentinfo')).toContainText('Nobody’s.');
  await page.goBack();
  await expect(page.getByRole('contentinfo')).toContainText('À personne.');
  await page.goBack();
  await expect(page).toHaveURL('docs/intro');
  await expect(page.getByRole('contentinfo')).toContainText('Nobody’s.');
});

test('a page without a translation is shown in the default language, with a note', async ({ page }) => {
  await page.goto('fr/docs/guide/setup');
  await expect(page.getByRole('main').getByRole('note')).toHaveText(
    'Cette page n’est pas encore traduite. Elle est en anglais.',
  );
  await expect(page.getByRole('article')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Setup of 2.0');
  await page.goto('fr/docs/intro');
  await expect(page.getByRole('main').getByRole('note')).toHaveCount(0);
  await expect(page.getByRole('article')).not.toHaveAttribute('lang');
});

test('a right-to-left language mirrors the layout', { tag: '@built' }, async ({ page }) => {
  await page.goto('ar/docs/intro');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('article')).toHaveAttribute('dir', 'ltr');
  const sidebar = await page.locator('#menu').boundingBox();
  const main = await page.getByRole('main').boundingBox();
  expect(sidebar?.x ?? 0).toBeGreaterThan(main?.x ?? 0);

  await page.setViewportSize({ width: 390, height: 700 });
  await page.getByRole('button', { name: 'القائمة', exact: true }).click();
  await untilStill(page);
  const menu = await page.locator('#menu').boundingBox();
  expect((menu?.x ?? 0) + (menu?.width ?? 0)).toBe(390);
  await page.keyboard.press('Escape');
  await expect(page.locator('#menu')).toBeHidden();
});
