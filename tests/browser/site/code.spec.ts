import type { Locator, Page } from '@playwright/test';
import { hold, scriptOf } from '../support/hold.js';
import { scrollTop } from '../support/page.js';
import { expect, test } from '../support/test.js';

const features = 'tutorial/tutorial-basics/markdown-features';

function group(page: Page, name: string): Locator {
  return page.locator(`.tabs[data-group="${name}"]`).first();
}

test.describe('the copy button', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  const copied = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

  test('copies the code verbatim, and shows a confirmation', async ({ page }) => {
    await page.goto(features);
    const block = page.locator('.code-block', { hasText: "export const steps = ['read'" });
    await block.getByRole('button', { name: /cop/i }).click();
    await expect(block.getByRole('button', { name: /cop/i })).toHaveText('Copied');
    const text = await copied(page);
    expect(text).toBe(await block.locator('code').textContent());
    expect(text.split('\n').slice(0, 4)).toEqual([
      "export const steps = ['read', 'compile', 'assemble', 'render', 'write'];",
      '',
      'export const Key = ({ children }) => <kbd>{children}</kbd>;',
      '',
    ]);
  });

  test('leaves out line numbers and highlighting comments', async ({ page }) => {
    await page.goto(features);
    const block = page.locator('.code-block-numbered', { hasText: 'const fifth' });
    await block.getByRole('button', { name: /cop/i }).click();
    await expect(block.getByRole('button', { name: /cop/i })).toHaveText('Copied');
    expect((await copied(page)).trimEnd()).toBe('const fifth = 5;\nconst sixth = 6;');

    const marked = page.locator('.code-block[data-language="ts"]', { hasText: 'const port = 3000' });
    await marked.getByRole('button', { name: /cop/i }).click();
    await expect(marked.getByRole('button', { name: /cop/i })).toHaveText('Copied');
    expect((await copied(page)).trimEnd()).toBe('const port = 8080;\nconst port = 3000;');
  });

  test("leaves out a code sample's output, which is shown below the code", { tag: '@built' }, async ({
    page,
  }) => {
    await page.goto('tutorial/tutorial-basics/checked-code-samples');
    const block = page.locator('.code-block', { has: page.locator('samp') });
    await expect(block).toContainText(/Output\s*false\s*\[ 'jump' \]$/);
    await block.hover();
    await block.getByRole('button').click();
    await expect(block.getByRole('button')).toHaveText('Copied');
    expect(await copied(page)).toMatch(/^import [\s\S]*getAllCommands\(\)\);\n?$/);
  });

  test('copies the code even if it is clicked before its script loads', { tag: '@built' }, async ({
    page,
  }) => {
    const script = await hold({ page, url: scriptOf('CopyButton') });
    await page.goto(features);
    const block = page.locator('.code-block-numbered', { hasText: 'const fifth' });
    await block.getByRole('button', { name: /cop/i }).click();
    await script.requested;
    script.release();
    await expect(block.getByRole('button', { name: /cop/i })).toHaveText('Copied');
    expect((await copied(page)).trimEnd()).toBe('const fifth = 5;\nconst sixth = 6;');
  });
});

test('the copy button reports that the clipboard is blocked', { tag: '@built' }, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await page.goto(features);
  const button = page.locator('.code-block').first().getByRole('button', { name: /cop/i });
  await button.click();
  await expect(button).toHaveText('Copy failed');
});

test('the selected tab of a code group is restored on the next visit, before hydration', {
  tag: '@built',
}, async ({ page, context }) => {
  await page.goto(features);
  const tabs = group(page, 'os');
  await expect(tabs.getByRole('tab', { selected: true })).toHaveText('macOS');
  await tabs.getByRole('tab', { name: 'Windows' }).click();
  await expect(tabs.getByRole('tabpanel')).toHaveCount(1);
  await expect(tabs.getByRole('tabpanel')).toContainText('$env:PORT');

  const later = await context.newPage();
  const script = await hold({ page: later, url: scriptOf('TabList') });
  await later.goto(features);
  const kept = group(later, 'os');
  await expect(kept.getByRole('tab', { selected: true })).toHaveText('Windows');
  await expect(kept.getByRole('tabpanel')).toHaveCount(1);
  await expect(kept.getByRole('tabpanel')).toContainText('$env:PORT');
  await kept.getByRole('tab', { name: 'Windows' }).press('Home');
  await script.requested;
  script.release();
  await expect(kept.getByRole('tab', { selected: true })).toHaveText('macOS');
});

test('the selected tab of a code group is still selected after leaving the page and going back', {
  tag: '@built',
}, async ({ page }) => {
  await page.goto(features);
  await group(page, 'os').getByRole('tab', { name: 'Linux' }).click();
  await expect(group(page, 'os').getByRole('tab', { selected: true })).toHaveText('Linux');
  // The navbar is hidden at this scroll position, so the click is dispatched as an event.
  await page.getByRole('link', { name: 'Documentation' }).first().dispatchEvent('click');
  await expect(page).toHaveURL('docs/intro');
  await page.goBack();
  await expect(page).toHaveURL(features);
  await expect(group(page, 'os').getByRole('tab', { selected: true })).toHaveText('Linux');
  await expect(group(page, 'os').getByRole('tabpanel')).toHaveAttribute('data-value', 'linux');
});

test('arrow keys, Home, and End switch tabs and move the focus', { tag: '@built' }, async ({ page }) => {
  await page.goto(features);
  const tabs = group(page, 'os');
  const tab = (name: string): Locator => tabs.getByRole('tab', { name });
  await tab('macOS').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab('Linux')).toBeFocused();
  await expect(tab('Linux')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('End');
  await expect(tab('Windows')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tab('macOS')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(tab('Windows')).toBeFocused();
  await page.keyboard.press('Home');
  await expect(tab('macOS')).toBeFocused();
  // Alt+Right Arrow is the browser's shortcut for going forward, so it doesn't select another tab.
  await page.keyboard.press('Alt+ArrowRight');
  await expect(tab('macOS')).toBeFocused();
  // Only the selected tab is a tab stop, so pressing Tab moves the focus from the selected tab to the panel.
  await expect(tab('Linux')).toHaveAttribute('tabindex', '-1');
});

test('clicking a tab does not change the position of the tab list on the screen', { tag: '@built' }, async ({
  page,
}) => {
  await page.goto(features);
  const tabs = group(page, 'os');
  await tabs.scrollIntoViewIfNeeded();
  const before = await tabs.evaluate((element) => element.getBoundingClientRect().top);
  await tabs.getByRole('tab', { name: 'Windows' }).click();
  await expect(tabs.getByRole('tab', { selected: true })).toHaveText('Windows');
  const after = await tabs.evaluate((element) => element.getBoundingClientRect().top);
  expect(Math.abs(after - before)).toBeLessThan(1);
  expect(await scrollTop(page)).toBeGreaterThan(0);
});
