import { expect, test } from '../support/test.js';

test('a sequence diagram drawn from a recording is readable on a phone, and has a text version', {
  tag: '@built',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('docs/system-architecture/sequence-diagrams');
  const figures = page.locator('.diagram-figure:has(ol)');
  await expect(figures).toHaveCount(8);
  const figure = figures.first();
  await figure.scrollIntoViewIfNeeded();

  const drawing = figure.getByRole('img', { name: /^Getting ready to listen\. \d+ steps between Game,/ });
  const letters = await drawing
    .locator('text')
    .evaluateAll((texts) => texts.map((text) => text.getBoundingClientRect().height));
  expect(letters.filter((height) => height > 0 && height < 9)).toEqual([]);
  await expect(drawing).toHaveAttribute('tabindex', '0');

  const steps = figure.getByRole('listitem');
  await expect(steps).toHaveCount(22);
  await expect(steps.nth(8)).toHaveText('Game calls AACVoiceAPI: addVoiceCommand("jump", action)');
  await figure.getByText('Steps as text').click();
  await expect(steps.first()).toBeHidden();
  await figure.getByText('Steps as text').click();
  await steps.nth(8).getByRole('link', { name: 'addVoiceCommand' }).click();
  await expect(page).toHaveURL(/AACVoiceAPI\/classes\/AACVoiceAPI#add-voice-command$/);
  await expect(page.getByRole('heading', { name: 'addVoiceCommand()' })).toBeInViewport();
});

test('a class diagram lists the same members as the API reference', { tag: '@built' }, async ({ page }) => {
  await page.goto('docs/api-specification/commandMapping/classes/CommandMapping');
  const headings = await page.getByRole('heading', { level: 3 }).allTextContents();
  const members = headings.map((heading) => heading.replace(/\(\).*$/s, ''));
  expect(members).toContain('addCommand');

  await page.goto('docs/system-architecture/class-diagram');
  const figure = page.locator('.diagram-figure').filter({
    has: page.getByRole('img', { name: /^Classes that manage the commands\./ }),
  });
  const entry = figure.getByRole('listitem').filter({ hasText: /^Class CommandMapping/ });
  await expect(entry).toContainText('CommandMapping has CommandLibrary.');
  expect(await entry.locator('code a').allTextContents()).toEqual(members);
  for (const member of members) await expect(figure.locator('svg')).toContainText(`+${member}(`);
});
