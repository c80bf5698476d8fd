import type { Locator, Page } from '@playwright/test';
import { bootScript, hold, scriptOf } from '../support/hold.js';
import { refuseStorage } from '../support/refuse-storage.js';
import { expect, test } from '../support/test.js';

function toggle(page: Page): Locator {
  return page.getByRole('button', { name: /Color mode/ });
}

async function watchFirstMode(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watcher = new MutationObserver(() => {
      if (document.body === null) return;
      watcher.disconnect();
      sessionStorage.setItem('first-mode', document.documentElement.dataset.mode ?? 'none');
    });
    watcher.observe(document, { childList: true, subtree: true });
  });
}

test('color mode: the first visit is in light mode, regardless of the system setting', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('docs/intro');
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'light');
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
  await expect(toggle(page)).toHaveAccessibleName(/light/);
});

test('color mode: the switch toggles between light and dark, and a reload keeps the mode without a flash', {
  tag: '@built',
}, async ({ page }) => {
  await watchFirstMode(page);
  const firstMode = (): Promise<string | null> => page.evaluate(() => sessionStorage.getItem('first-mode'));
  await page.goto('docs/intro');
  expect(await firstMode()).toBe('light');
  const light = await page.locator('html').evaluate((element) => getComputedStyle(element).backgroundColor);
  await toggle(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
  await expect(page.locator('html')).not.toHaveCSS('background-color', light);
  await expect(toggle(page)).toHaveAccessibleName(/dark/);
  await page.reload();
  expect(await firstMode()).toBe('dark');
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  await page.goto('tutorial/intro');
  expect(await firstMode()).toBe('dark');
  await toggle(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'light');
  await page.reload();
  expect(await firstMode()).toBe('light');
});

test('color mode: the switch’s label changes first, and the colors follow after a frame', async ({
  page,
}) => {
  await page.goto('docs/intro');
  await toggle(page).click();
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  const atOnce = await toggle(page).evaluate((button: HTMLElement) => {
    button.click();
    const visible = [...button.querySelectorAll('.mode')].filter(
      (mode) => getComputedStyle(mode).display !== 'none',
    );
    return { labels: visible.map((mode) => mode.textContent), colors: getComputedStyle(button).colorScheme };
  });
  expect(atOnce).toEqual({ labels: ['light'], colors: 'dark' });
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
  await expect(page.locator('html')).not.toHaveAttribute('style');
});

test('color mode: a stored mode is applied before the first paint, even if no script file has arrived', {
  tag: '@built',
}, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('lectern.color-mode', 'dark'));
  await watchFirstMode(page);
  const scripts = await hold({ page, url: /\.js$/ });
  await page.goto('docs/intro', { waitUntil: 'commit' });
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByType('paint').length))
    .toBeGreaterThan(0);
  expect(await page.evaluate(() => sessionStorage.getItem('first-mode'))).toBe('dark');
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  scripts.release();
});

test("color mode: a stored mode that the site doesn't offer is ignored", { tag: '@built' }, async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('lectern.color-mode', 'system'));
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('docs/intro');
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'light');
  await expect(toggle(page)).toHaveAccessibleName(/light/);
});

test('color mode: a navigation keeps the mode', { tag: '@built' }, async ({ page }) => {
  await page.goto('docs/intro');
  await toggle(page).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Tutorial' }).click();
  await expect(page).toHaveURL('tutorial/intro');
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
});

test('color mode: a click on the switch’s icon before the switch’s script loads is replayed', {
  tag: '@built',
}, async ({ page }) => {
  const script = await hold({ page, url: scriptOf('ColorModeToggle') });
  await page.goto('docs/intro');
  await toggle(page).locator('svg').first().click();
  await script.requested;
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'light');
  script.release();
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
});

test('color mode: two clicks on the switch before the script loads are both replayed', {
  tag: '@built',
}, async ({ page }) => {
  const script = await hold({ page, url: scriptOf('ColorModeToggle') });
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const modes = `${sessionStorage.getItem('modes') ?? ''} ${document.documentElement.dataset.mode}`;
      sessionStorage.setItem('modes', modes.trim());
    }).observe(document, { subtree: true, attributeFilter: ['data-mode'] });
  });
  await page.goto('docs/intro');
  await toggle(page).click();
  await toggle(page).click();
  await script.requested;
  script.release();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('modes'))).toBe('dark light');
});

test.describe('with local storage blocked', () => {
  test.use({ allowedMessages: [/^warning: Local storage: the key/] });

  test('color mode: the switch works until the next page load, and a warning is logged', {
    tag: '@built',
  }, async ({ page, messages }) => {
    await refuseStorage(page);
    await page.goto('docs/intro');
    await toggle(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
    expect(messages.some((message) => message.includes('"lectern.color-mode" can\'t be read'))).toBe(true);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'light');
  });
});

test('color mode: a click on the switch before the first script loads changes the mode once the script loads', {
  tag: '@built',
}, async ({ page }) => {
  const script = await hold({ page, url: bootScript });
  await page.goto('docs/intro', { waitUntil: 'commit' });
  await toggle(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'light');
  script.release();
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
});
