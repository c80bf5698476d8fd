import type { Locator, Page } from '@playwright/test';
import { scrollTo, untilStill } from '../support/page.js';
import { shiftsOf, watchShifts } from '../support/shifts.js';
import { expect, test } from '../support/test.js';

function inner(locator: Locator): Promise<{ left: number; right: number }> {
  return locator.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    const { paddingLeft, paddingRight, borderLeftWidth } = getComputedStyle(element);
    return {
      left: Math.round(left + parseFloat(borderLeftWidth) + parseFloat(paddingLeft)),
      right: Math.round(right - parseFloat(paddingRight)),
    };
  });
}

async function edges(locator: Locator): Promise<{ left: number; right: number }> {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('The element is not shown.');
  return { left: Math.round(box.x), right: Math.round(box.x + box.width) };
}

async function goTo(page: Page, { route, width }: { route: string; width: number }): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(route);
}

for (const { route, widest } of [
  { route: 'docs/category/requirements-specification', widest: '.cards' },
  { route: 'docs/traceability', widest: '.trace-matrix' },
]) {
  test(`/${route} has no table of contents, and its content fills the width of the page`, {
    tag: '@built',
  }, async ({ page }) => {
    await goTo(page, { route, width: 1280 });
    await expect(page.locator('.toc')).toHaveCount(0);
    expect(await edges(page.locator(widest))).toEqual(await inner(page.locator('main')));
    const text = page.locator('.prose > :is(.lead, p)').first();
    expect((await text.boundingBox())?.width).toBeLessThanOrEqual(704);
  });
}

test('an article starts at the same left edge with and without a table of contents', {
  tag: '@built',
}, async ({ page }) => {
  const lefts = new Map<number, number[]>([
    [1280, []],
    [1920, []],
  ]);
  for (const route of ['docs/intro', 'docs/category/test-procedures', 'docs/traceability']) {
    await page.goto(route);
    for (const [width, found] of lefts) {
      await page.setViewportSize({ width, height: 900 });
      found.push((await edges(page.getByRole('heading', { level: 1 }))).left);
    }
  }
  for (const [width, found] of lefts) expect(new Set(found).size, `${width} px: ${found}`).toBe(1);
});

test('tables and diagrams may be wider than the text, but never wider than the page', {
  tag: '@built',
}, async ({ page }) => {
  await goTo(page, { route: 'docs/system-architecture/sequence-diagrams', width: 1920 });
  const text = await edges(page.locator('.prose > p').first());
  const figure = await edges(page.locator('.diagram-figure').first());
  expect(figure.left).toBe(text.left);
  expect(figure.right).toBeGreaterThan(text.left + 704);
  await goTo(page, { route: 'docs/intro', width: 1920 });
  expect((await page.locator('.table-box').first().boundingBox())?.width).toBeGreaterThan(704);
  await goTo(page, { route: 'docs/intro', width: 390 });
  expect((await page.locator('.table-box').first().boundingBox())?.width).toBe(358);
});

test('the footer is aligned with the content above it', { tag: '@built' }, async ({ page }) => {
  for (const [route, above] of [
    ['', 'h1'],
    ['docs/intro', 'h1'],
    ['docs/traceability', 'h1'],
    ['markdown-page', 'h1'],
    ['search', 'h1'],
    ['changelog', 'h1'],
    ['api', 'h1'],
  ] as const) {
    await page.goto(route);
    for (const width of [390, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const { left } = await edges(page.locator(`main ${above}`).first());
      const footer = await edges(page.getByRole('contentinfo').getByRole('heading').first());
      expect(footer.left, `/${route} at ${width} px`).toBe(left);
    }
  }
});

test('when the navbar hides, sticky elements below it move up and leave no gap', { tag: '@built' }, async ({
  page,
}) => {
  await watchShifts(page);
  await goTo(page, { route: 'docs/requirements/use-case-descriptions', width: 1280 });
  const tops = async (): Promise<number[]> => {
    await untilStill(page);
    const boxes = [page.locator('#menu'), page.locator('.toc')].map((part) => part.boundingBox());
    return (await Promise.all(boxes)).map((box) => Math.round(box?.y ?? -1));
  };
  // Scrolling has no effect until the script that hides the navbar has loaded.
  await expect(async () => {
    await scrollTo(page, 0);
    await scrollTo(page, 900);
    expect(await tops()).toEqual([0, 24]);
  }).toPass();
  expect((await page.locator('#menu').boundingBox())?.height).toBe(900);
  await scrollTo(page, 700);
  await expect.poll(tops).toEqual([64, 88]);
  await scrollTo(page, 1200);
  await expect.poll(tops).toEqual([0, 24]);
  await page.evaluate(() => document.dispatchEvent(new Event('scroll', { bubbles: true })));
  expect(await tops()).toEqual([0, 24]);
  await page.getByRole('banner').getByRole('link', { name: 'Source' }).focus();
  await expect.poll(tops).toEqual([64, 88]);
  expect(await shiftsOf(page)).toEqual([]);
});

test('at the end of a page, the sidebar stays visible to the left of the footer', { tag: '@built' }, async ({
  page,
}) => {
  await goTo(page, { route: 'docs/intro', width: 1280 });
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.keyboard.press('End');
  await expect(page.getByRole('contentinfo')).toContainText('Version 1.3.0');
  await expect(page.locator('#menu').getByRole('link', { name: 'Traceability' })).toBeInViewport();
  const menu = await edges(page.locator('#menu'));
  expect((await edges(page.getByRole('contentinfo'))).left).toBe(menu.right);
});

for (const route of [
  'docs/api-specification/AACVoiceAPI/classes/AACVoiceAPI',
  'docs/requirements/features-and-requirements',
  'tutorial/tutorial-extras/navbar-footer-announcement',
]) {
  test(`on a phone, the breadcrumbs of /${route} fit on one line, without repeated labels`, {
    tag: '@built',
  }, async ({ page }) => {
    for (const width of [320, 390]) {
      await goTo(page, { route, width });
      const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem');
      const labels = await crumbs.allTextContents();
      expect(new Set(labels).size).toBe(labels.length);
      const tops = await crumbs.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
      expect(new Set(tops).size, labels.join(' / ')).toBe(1);
      expect((await edges(crumbs.last())).right).toBeLessThanOrEqual(width - 16);
      await expect(crumbs.first().getByRole('link')).toHaveText('Home');
    }
  });
}
