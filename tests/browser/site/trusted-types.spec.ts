import type { Page } from '@playwright/test';
import { hydrateAll, open } from '../support/page.js';
import { expect, test } from '../support/test.js';

async function watchViolations(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const found: string[] = [];
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      found.push(`${effectiveDirective} ${blockedURI} ${sample}`),
    );
    Object.assign(window, { violations: found });
  });
  return () => page.evaluate(() => (window as Window & { violations?: string[] }).violations ?? []);
}

const pages = [
  '',
  'docs/intro',
  'docs/system-architecture/class-diagram',
  'docs/api-specification/AACVoiceAPI/classes/AACVoiceAPI',
  'docs/testing/acceptence-testing',
  'docs/traceability',
  'tutorial/tutorial-basics/markdown-features',
  'tutorial/custom-components/islands',
  'api',
  'search?q=voice',
  'changelog',
  '404.html',
];

for (const path of pages) {
  test(`Trusted Types: the policy blocks nothing on /${path} with all islands hydrated`, {
    tag: '@built',
  }, async ({ page }) => {
    const violations = await watchViolations(page);
    await open(page, path);
    await hydrateAll(page);
    expect(await violations()).toEqual([]);
  });
}

test.describe('without a Trusted Types policy', () => {
  test.use({ allowedMessages: [/TrustedHTML/] });

  test('Trusted Types: assigning a plain string as HTML is blocked', { tag: '@built' }, async ({ page }) => {
    const violations = await watchViolations(page);
    await open(page, 'docs/intro');
    const refused = await page.evaluate(() => {
      try {
        document.createElement('div').innerHTML = '<b>text</b>';
        return '';
      } catch (error) {
        return String(error);
      }
    });
    expect(refused).toContain('TrustedHTML');
    expect(await violations()).toHaveLength(1);
  });
});

test('Trusted Types: navigation and search cause no violations', { tag: '@built' }, async ({ page }) => {
  const violations = await watchViolations(page);
  await open(page, 'docs/intro');
  await page.getByRole('banner').getByRole('link', { name: 'Tutorial' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Introduction');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search' }).fill('history');
  await expect(page.locator('dialog [role="option"]').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.locator('dialog.search-dialog')).toBeHidden();
  expect(await violations()).toEqual([]);
});

test('Trusted Types: an image can be zoomed', { tag: '@built' }, async ({ page }) => {
  const violations = await watchViolations(page);
  await open(page, 'tutorial/tutorial-basics/markdown-features');
  await page
    .getByRole('button', { name: /^Zoom image/ })
    .first()
    .click();
  const large = page.getByRole('button', { name: /^Close zoomed image/ });
  await expect(large).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(large).toHaveCount(0);
  expect(await violations()).toEqual([]);
});

test('Trusted Types: a live example can be edited and runs', { tag: '@built' }, async ({ page }) => {
  const violations = await watchViolations(page);
  await open(page, 'tutorial/tutorial-basics/markdown-features');
  const live = page.locator('.live').first();
  await live.getByRole('textbox').fill('<b>Hello {1 + 1}</b>');
  await expect(live.frameLocator('iframe').getByText('Hello 2')).toBeVisible();
  expect(await violations()).toEqual([]);
});

test('Trusted Types: the “Try it” form sends a request and shows the response', { tag: '@built' }, async ({
  page,
}) => {
  const violations = await watchViolations(page);
  await open(page, 'api#getPetById');
  const section = page.locator('[data-place="getPetById"]');
  await section.getByRole('button', { name: /^Try it/ }).click();
  const form = section.locator('form');
  await form.getByLabel('Key (api_key)').fill('any');
  await form.getByLabel('petId').fill('12');
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form.getByRole('figure')).toContainText('"id": 12');
  await section.getByText('Fields of Pet').press('Enter');
  await expect(section.locator('[data-copy]').first()).toBeVisible();
  expect(await violations()).toEqual([]);
});
