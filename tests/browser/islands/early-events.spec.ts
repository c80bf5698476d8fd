import { bootScript, hold, scriptOf } from '../support/hold.js';
import { expect, test } from '../support/test.js';

test('two clicks on a button before hydration are both replayed', async ({ page }) => {
  const script = await hold({ page, url: scriptOf('Counter') });
  await page.goto('docs/one');
  const counter = page.getByTestId('counter-first');
  await counter.click();
  await counter.click();
  await script.requested;
  await expect(counter).toHaveText('first was clicked 0 times');
  script.release();
  await expect(counter).toHaveText('first was clicked 2 times');
  await counter.click();
  await expect(counter).toHaveText('first was clicked 3 times');
  await expect(page.getByTestId('counter-second')).toHaveText('second was clicked 0 times');
});

test('clicks on a button before the first script loads are replayed', { tag: '@built' }, async ({ page }) => {
  const script = await hold({ page, url: bootScript });
  await page.goto('docs/one', { waitUntil: 'commit' });
  const counter = page.getByTestId('counter-first');
  await counter.click();
  await counter.click();
  script.release();
  await expect(counter).toHaveText('first was clicked 2 times');
  await counter.click();
  await expect(counter).toHaveText('first was clicked 3 times');
});

test('clicks on a link to # before hydration run the link’s handler', async ({ page }) => {
  const script = await hold({ page, url: scriptOf('HashLink') });
  await page.goto('docs/one');
  const link = page.getByRole('link', { name: 'The link was clicked' });
  await link.click();
  await link.click();
  await script.requested;
  script.release();
  await expect(link).toHaveText('The link was clicked 2 times');
  expect(new URL(page.url()).hash).toBe('');
});

test('a button pressed by keyboard before hydration is clicked once', async ({ page }) => {
  const script = await hold({ page, url: scriptOf('Counter') });
  await page.goto('docs/one');
  const counter = page.getByTestId('counter-first');
  await counter.focus();
  await page.keyboard.press('Enter');
  await script.requested;
  script.release();
  await expect(counter).toHaveText('first was clicked 1 times');
  await page.keyboard.press('Space');
  await expect(counter).toHaveText('first was clicked 2 times');
});

test("letters typed before hydration stay in the field and reach the field's handler", async ({ page }) => {
  const script = await hold({ page, url: scriptOf('Echo') });
  await page.goto('docs/one');
  const field = page.getByLabel('Words');
  await field.click();
  await page.keyboard.type('jump');
  await script.requested;
  await expect(field).toHaveValue('jump');
  await expect(page.getByTestId('echo-state')).toContainText('"text":""');
  script.release();
  await expect(page.getByTestId('echo-state')).toContainText('"text":"jump"');
  await expect(field).toHaveValue('jump');
  await expect(field).toBeFocused();
  await page.keyboard.type('ed');
  await expect(page.getByTestId('echo-state')).toContainText('"text":"jumped"');
});

test('a value that another program enters before hydration stays in the field, and reaches the field’s handler', async ({
  page,
}) => {
  const script = await hold({ page, url: scriptOf('Echo') });
  await page.goto('docs/one');
  const field = page.getByLabel('Words');
  // Playwright sets the value and dispatches an event, as dictation software and browser extensions do.
  await field.fill('jump');
  await script.requested;
  script.release();
  await expect(page.getByTestId('echo-state')).toContainText('"text":"jump"');
  await expect(field).toHaveValue('jump');
});

test('hydration keeps the caret position in a field', async ({ page }) => {
  const script = await hold({ page, url: scriptOf('Echo') });
  await page.goto('docs/one');
  await page.getByLabel('Words').click();
  await page.keyboard.type('ad');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('b');
  await script.requested;
  script.release();
  await expect(page.getByTestId('echo-state')).toContainText('"text":"abd"');
  await page.keyboard.type('c');
  await expect(page.getByTestId('echo-state')).toContainText('"text":"abcd"');
});

test('a checkbox that is clicked before hydration is toggled only once', async ({ page }) => {
  const script = await hold({ page, url: scriptOf('Echo') });
  await page.goto('docs/one');
  const box = page.getByLabel('Agreed');
  await box.click();
  await script.requested;
  await expect(box).toBeChecked();
  script.release();
  await expect(page.getByTestId('echo-state')).toContainText('"checked":true,"toggles":1');
  await expect(box).toBeChecked();
});

test('a checkbox that is toggled with the space bar before hydration is toggled only once', async ({
  page,
}) => {
  const script = await hold({ page, url: scriptOf('Echo') });
  await page.goto('docs/one');
  const box = page.getByLabel('Agreed');
  await box.focus();
  await page.keyboard.press('Space');
  await script.requested;
  await expect(box).toBeChecked();
  script.release();
  await expect(page.getByTestId('echo-state')).toContainText('"checked":true,"toggles":1');
  await expect(box).toBeChecked();
  await page.keyboard.press('Space');
  await expect(page.getByTestId('echo-state')).toContainText('"checked":false,"toggles":2');
});

test('an option selected before hydration stays selected', async ({ page }) => {
  const script = await hold({ page, url: scriptOf('Echo') });
  await page.goto('docs/one');
  const select = page.getByLabel('Choice');
  await select.focus();
  await page.keyboard.press('b');
  await script.requested;
  await expect(select).toHaveValue('b');
  script.release();
  await expect(page.getByTestId('echo-state')).toContainText('"choice":"b"');
  await expect(select).toHaveValue('b');
});

test('a form submitted before hydration is submitted once, with its content, and without reloading the page', async ({
  page,
}) => {
  const script = await hold({ page, url: scriptOf('Echo') });
  await page.goto('docs/one');
  await page.getByLabel('Words').click();
  await page.keyboard.type('go');
  await page.keyboard.press('Enter');
  await script.requested;
  script.release();
  await expect(page.getByTestId('echo-state')).toContainText('"sent":["go"]');
  expect(new URL(page.url()).search).toBe('');
});

test('each press of an arrow key in a list box before hydration moves the selection once', async ({
  page,
}) => {
  const script = await hold({ page, url: scriptOf('Keys') });
  await page.goto('docs/one');
  const list = page.getByRole('listbox', { name: 'Numbers' });
  await list.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await script.requested;
  const selected = list.getByRole('option', { selected: true });
  await expect(selected).toHaveText('zero');
  script.release();
  await expect(selected).toHaveText('two');
  await page.keyboard.press('ArrowUp');
  await expect(selected).toHaveText('one');
});

test('arrow keys pressed in a tab list before hydration move the selection and the focus', async ({
  page,
}) => {
  const script = await hold({ page, url: scriptOf('TabList') });
  await page.goto('docs/one');
  await page.getByRole('tab', { name: 'Apple' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await script.requested;
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Apple');
  script.release();
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Plum');
  await expect(page.getByRole('tab', { name: 'Plum' })).toBeFocused();
  await expect(page.getByText('A plum.')).toBeVisible();
  await expect(page.getByText('An apple.')).toBeHidden();
});

test('early events reach the new elements if an island replaces its elements right after hydration', async ({
  page,
}) => {
  const script = await hold({ page, url: scriptOf('Remount') });
  await page.goto('docs/three');
  const button = page.getByRole('button', { name: /^Remounted/ });
  await button.click();
  await button.click();
  await page.getByLabel('Remounted field').click();
  await page.keyboard.type('up');
  await script.requested;
  await expect(button).toHaveText('Remounted and clicked 0 times');
  script.release();
  await expect(button).toHaveText('Remounted and clicked 2 times');
  await expect(page.getByText('Remounted text: up')).toBeVisible();
  await expect(page.getByLabel('Remounted field')).toHaveValue('up');
});

test('a button that is pressed while its island hydrates receives the click', async ({ page }) => {
  const script = await hold({ page, url: scriptOf('Remount') });
  await page.goto('docs/three');
  const button = page.getByRole('button', { name: /^Remounted/ });
  await button.hover();
  await page.mouse.down();
  await script.requested;
  await script.arrive();
  // By the next frame, hydration would have replaced the button.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  await page.mouse.up();
  await expect(button).toHaveText('Remounted and clicked 1 times');
});

test('hydration does not call the change handler of an unedited field', async ({ page }) => {
  await page.goto('docs/three');
  await page.getByRole('button', { name: '0 clicks' }).click();
  await expect(page.getByText('1 clicks and 0 changes')).toBeVisible();
  await page.getByLabel('Untouched list').selectOption('second');
  await expect(page.getByText('1 clicks and 1 changes')).toBeVisible();
});
