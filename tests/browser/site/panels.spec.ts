import type { Locator, Page } from '@playwright/test';
import { open } from '../support/page.js';
import { expect, test } from '../support/test.js';

const features = 'tutorial/tutorial-basics/markdown-features';

function panel(page: Page, name: string): Locator {
  return page.locator('details', { has: page.locator(`:scope > summary:text-is("${name}")`) });
}

interface State {
  open: boolean;
  height: number;
  rest: boolean;
}

function stateOf(details: Locator): Promise<State> {
  return details.evaluate((element) => ({
    open: (element as HTMLDetailsElement).open,
    height: element.getBoundingClientRect().height,
    rest: !element.hasAttribute('data-moving') && (element.getAttribute('style') ?? '') === '',
  }));
}

function watchClick(details: Locator, { again = false } = {}): Promise<{ time: string; heights: number[] }> {
  return details.evaluate(async (element, twice) => {
    const click = (): void => element.querySelector('summary')?.click();
    const heights = [element.getBoundingClientRect().height];
    click();
    const time = (element as HTMLElement).style.getPropertyValue('--panel-time');
    while (element.hasAttribute('data-moving')) {
      await new Promise(requestAnimationFrame);
      heights.push(element.getBoundingClientRect().height);
      if (twice && heights.length === 4) {
        click();
        heights.push(element.getBoundingClientRect().height);
      }
    }
    return { time, heights };
  }, again);
}

test('the animation time of a collapsible section depends on its height; a second click reverses the animation', async ({
  page,
}) => {
  await open(page, features);
  const outer = panel(page, 'How are pages cached?');
  const label = outer.getByText('How are pages cached?');
  // In a short section, the animation would end too soon to be observed on a slow machine.
  await outer.evaluate((element) => {
    const high = document.createElement('p');
    high.style.blockSize = '4000px';
    element.append(high);
    element.scrollIntoView();
  });
  const closed = await stateOf(outer);
  const opening = await watchClick(outer);
  await expect.poll(() => stateOf(outer)).toMatchObject({ open: true, rest: true });
  const opened = await stateOf(outer);
  expect(Number.parseInt(opening.time, 10)).toBeGreaterThan(700);
  expect(opening.heights).toEqual(opening.heights.toSorted((a, b) => a - b));
  expect(opening.heights.filter((height) => height > closed.height + 50)).not.toEqual([]);
  expect(
    opening.heights.filter((height) => height > closed.height && height < opened.height).length,
  ).toBeGreaterThan(2);

  const turned = await watchClick(outer, { again: true });
  await expect.poll(() => stateOf(outer)).toEqual(opened);
  expect(Math.min(...turned.heights)).toBeGreaterThan(closed.height);
  expect(Math.abs((turned.heights[4] ?? 0) - (turned.heights[3] ?? 0))).toBeLessThan(200);

  await watchClick(outer);
  await expect.poll(() => stateOf(outer)).toEqual(closed);
  await label.dblclick();
  await expect.poll(() => stateOf(outer)).toEqual(closed);
});

test("collapsible sections are animated by a script if CSS can't animate them", { tag: '@built' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { supports } = CSS;
    CSS.supports = (...query: string[]) =>
      query[0] !== 'interpolate-size' && Reflect.apply(supports, CSS, query) === true;
  });
  const script = page.waitForResponse(/panel-animation/);
  await open(page, features);
  await script;
  const outer = panel(page, 'How are pages cached?');
  await outer.evaluate((element) => {
    const high = document.createElement('p');
    high.style.blockSize = '4000px';
    element.append(high);
    element.scrollIntoView();
  });
  const closed = await stateOf(outer);
  const opening = await watchClick(outer);
  const opened = await stateOf(outer);
  expect(opened).toMatchObject({ open: true, rest: true });
  expect(opening.heights.slice(1)).toEqual(opening.heights.slice(1).toSorted((a, b) => a - b));
  expect(
    opening.heights.filter((height) => height > closed.height && height < opened.height).length,
  ).toBeGreaterThan(2);

  const turned = await watchClick(outer, { again: true });
  expect(await stateOf(outer)).toEqual(opened);
  expect(Math.min(...turned.heights)).toBeGreaterThan(closed.height);

  await watchClick(outer);
  expect(await stateOf(outer)).toEqual(closed);
});

test('a nested collapsible section opens by keyboard, and the outer section grows with the nested section', {
  tag: '@built',
}, async ({ page }) => {
  await open(page, features);
  const outer = panel(page, 'How are pages cached?');
  const inner = panel(page, 'Where on disk?');
  await outer.locator(':scope > summary').press('Enter');
  await expect.poll(() => stateOf(outer)).toMatchObject({ open: true, rest: true });
  const { height } = await stateOf(outer);
  await inner.locator('summary').press('Space');
  await expect(page.locator('#cache-folder')).toBeVisible();
  await expect.poll(() => stateOf(inner)).toMatchObject({ open: true, rest: true });
  expect((await stateOf(outer)).height).toBeGreaterThan(height);
});

test('sidebar categories are animated like collapsible sections, both in the column and in the menu', {
  tag: '@built',
}, async ({ page }) => {
  await open(page, 'docs/intro');
  const category = panel(page, 'System Architecture');
  await category.locator(':scope > summary').click();
  await expect(category.getByRole('link', { name: 'Class Diagram' })).toBeVisible();
  await expect.poll(async () => (await stateOf(category)).rest).toBe(true);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const { time } = await watchClick(category);
  expect(Number.parseInt(time, 10)).toBeGreaterThan(150);
  await expect(category.getByRole('link', { name: 'Class Diagram' })).toBeHidden();
});

test('with reduced motion, the animation of a collapsible section takes 1 ms', { tag: '@built' }, async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, features);
  const outer = panel(page, 'How are pages cached?');
  expect((await watchClick(outer)).time).toBe('1ms');
  expect(await stateOf(outer)).toMatchObject({ open: true, rest: true });
});

test('a link or search result opens the collapsible sections that contain its target, without animation', {
  tag: '@built',
}, async ({ page }) => {
  await open(page, features);
  const place = page.locator('#cache-folder');
  await expect(place).toBeHidden();
  await page.getByRole('link', { name: 'to the folder' }).click();
  await expect(place).toBeInViewport();
  expect((await stateOf(panel(page, 'How are pages cached?'))).rest).toBe(true);

  await page.goto('docs/intro');
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    link.textContent = 'To the folder';
    document.querySelector('.prose')?.prepend(link);
  }, `/aac-voice-api/${features}#cache-folder`);
  await page.getByRole('link', { name: 'To the folder' }).click();
  await expect(place).toBeInViewport();
  await page.reload();
  await expect(place).toBeInViewport();

  // For find-in-page, the browser opens closed sections without a click.
  await open(page, features);
  const outer = panel(page, 'How are pages cached?');
  const height = await outer.evaluate((element) => {
    (element as HTMLDetailsElement).open = true;
    return element.getBoundingClientRect().height;
  });
  expect(await stateOf(outer)).toEqual({ open: true, height, rest: true });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('collapsible sections open and close without animation', { tag: '@built' }, async ({ page }) => {
    await page.goto(features);
    await page.getByText('How are pages cached?').last().click();
    await expect(page.getByText('under a hash of its inputs.').last()).toBeVisible();
    await page.getByText('Where on disk?').last().click();
    await expect(page.locator('#cache-folder')).toBeVisible();
    await page.getByText('How are pages cached?').last().click();
    await expect(page.locator('#cache-folder')).toBeHidden();
  });
});
