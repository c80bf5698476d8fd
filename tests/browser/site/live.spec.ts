import type { FrameLocator, Locator, Page } from '@playwright/test';
import { hold, scriptOf } from '../support/hold.js';
import { open } from '../support/page.js';
import { expect, test } from '../support/test.js';

const features = 'tutorial/tutorial-basics/markdown-features';

function example(page: Page, number = 0): { live: Locator; editor: Locator; frame: FrameLocator } {
  const live = page.locator('.live').nth(number);
  return { live, editor: live.getByRole('textbox'), frame: live.frameLocator('iframe') };
}

test('a live example runs after the first interaction, and shows error messages', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await open(page, features);
  const { live, editor, frame } = example(page);
  // The prerendered content is visible before the sandboxed frame exists. A click on the content is replayed in the
  // frame.
  await expect(live.getByRole('button', { name: 'Pressed 0 times' })).toBeVisible();
  expect(fetched.filter((url) => url.includes('assets/live/'))).toEqual([]);
  await live.getByRole('button', { name: 'Pressed 0 times' }).click();
  await frame.getByRole('button', { name: 'Pressed 1 times' }).click();
  await expect(frame.getByRole('button', { name: 'Pressed 2 times' })).toBeVisible();

  await editor.fill('<b>Hello {1 + 1}</b>');
  await expect(frame.getByText('Hello 2')).toBeVisible();
  await expect(live.locator('pre')).toHaveText('<b>Hello {1 + 1}</b>');
  await editor.fill('<b>Hello');
  await expect(live.getByRole('alert')).toContainText('Error: Unexpected token');
  await editor.fill('() => { throw new Error("Oh no"); }');
  await expect(live.getByRole('alert')).toHaveText('Error: Oh no');
  await editor.fill('<b>Well</b>');
  await expect(frame.getByText('Well')).toBeVisible();
  await expect(live.getByRole('alert')).toHaveText('');
  await editor.press('Tab');
  await expect(live.getByRole('button', { name: 'Reset' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(editor).toBeFocused();
  await expect(frame.getByRole('button', { name: 'Pressed 0 times' })).toBeVisible();
});

test('an infinite loop in a live example is stopped, and neither the page nor the frame freezes', {
  tag: '@built',
}, async ({ page }) => {
  await open(page, features);
  const { live, editor, frame } = example(page);
  await editor.fill('() => { for (;;) {} }');
  await expect(live.getByRole('alert')).toContainText('a loop ran for more than 1 s without a pause');
  await editor.fill('<b>Still here</b>');
  await expect(frame.getByText('Still here')).toBeVisible();
});

test("a live example can't read anything from the site or send data anywhere", { tag: '@built' }, async ({
  page,
}) => {
  await open(page, features);
  const { editor, frame } = example(page, 1);
  await editor.focus();
  await expect(frame.getByRole('listitem')).toHaveText(['jump', 'run', 'stop']);
  await editor.fill(`
    const tries = [() => parent.document.title, () => localStorage.length, () => document.cookie];
    const names = tries.map((run) => { try { return String(run()); } catch (error) { return error.name; } });
    render(<p>{names.join(' ')}</p>);
  `);
  await expect(frame.locator('p')).toHaveText('SecurityError SecurityError SecurityError');
  const policy = await page.request.get('assets/live/frame.html');
  expect(policy.headers()['content-security-policy']).toContain(
    "default-src 'none'; script-src 'self' 'unsafe-eval'",
  );
  expect(policy.headers()['content-security-policy']).toContain('sandbox allow-scripts');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a live example shows its code and its result', { tag: '@built' }, async ({ page }) => {
    await page.goto(features);
    const { live, editor } = example(page, 1);
    await expect(live.locator('pre')).toContainText('const Word =');
    await expect(live.getByRole('listitem')).toHaveText(['jump', 'run', 'stop']);
    await expect(editor).toBeHidden();
    await expect(page.locator('link[href*="/live-"]'), 'one style sheet for all examples').toHaveCount(1);
  });
});

test('text selected in the editor of a live example stays selected after hydration', {
  tag: '@built',
}, async ({ page }) => {
  const { requested, release } = await hold({ page, url: scriptOf('LiveCode') });
  await open(page, features);
  const { live, editor } = example(page);
  await editor.selectText();
  await requested;
  release();
  // A loaded editor hides the highlighted code from screen readers.
  await expect(live.locator('pre')).toHaveAttribute('aria-hidden', 'true');
  await page.keyboard.type('<b>New</b>');
  await expect(editor).toHaveValue('<b>New</b>');
});

test('text typed in the editor of a live example before hydration is kept', { tag: '@built' }, async ({
  page,
}) => {
  const script = await hold({ page, url: scriptOf('LiveCode') });
  await page.goto(features);
  const { editor, frame } = example(page);
  await editor.fill('<i>Typed early</i>');
  await script.requested;
  script.release();
  await expect(frame.getByText('Typed early')).toBeVisible();
  await expect(editor).toHaveValue('<i>Typed early</i>');
});
