import type { Locator, Page } from '@playwright/test';
import { bootScript, hold, scriptOf } from '../support/hold.js';
import { isMarked, markDocument, untilReloaded, untilStill } from '../support/page.js';
import { patient } from '../support/search.js';
import { expect, test } from '../support/test.js';

const pageLoader = scriptOf('page-loader');
const slow = /\/docs\/system-architecture\/class-diagram$/;

function link(page: Page, name: string): Locator {
  return page.getByRole('navigation', { name: 'Pages in this section' }).getByRole('link', { name });
}

function heading(page: Page): Locator {
  return page.getByRole('heading', { level: 1 });
}

async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const said: string[] = [];
    const region = document.getElementById('lectern-announcer');
    if (region === null) throw new Error('There is no live region.');
    new MutationObserver(() => {
      if (region.textContent !== '') said.push(region.textContent ?? '');
    }).observe(region, { childList: true, characterData: true, subtree: true });
    Object.assign(window, { said });
  });
  return () => page.evaluate(() => (window as Window & { said?: string[] }).said ?? []);
}

test('navigation: a progress bar appears after 200 ms, and advances until the page arrives', async ({
  page,
}) => {
  test.slow();
  await page.clock.install();
  await page.goto('docs/system-architecture/design');
  await page.clock.pauseAt(Date.now() + 60_000);
  const said = await listen(page);
  const held = await hold({ page, url: slow });
  const bar = page.getByRole('progressbar', { name: 'Loading the page' });
  const main = page.getByRole('main');
  // Hovering would prefetch, so the click is dispatched as an event.
  await link(page, 'Class Diagram').dispatchEvent('click');
  await held.requested;

  await page.clock.runFor(199);
  await expect(bar).toHaveCount(0);
  await expect(main).not.toHaveAttribute('aria-busy');
  await page.clock.runFor(1);
  await expect(bar).toHaveAttribute('style', '--progress: 0.08;');
  await expect(bar).toHaveCSS('transition-duration', '0.2s');
  await expect(main).toHaveAttribute('aria-busy', 'true');
  expect(await main.evaluate((element) => getComputedStyle(element, '::after').content)).toBe('""');
  await page.clock.runFor(799);
  await expect(bar).toHaveAttribute('style', '--progress: 0.08;');
  await page.clock.runFor(1);
  await expect(bar).toHaveAttribute('style', '--progress: 0.18;');
  await page.clock.runFor(1600);
  expect(await said()).toEqual(['Loading the page']);

  await held.arrive();
  await expect(heading(page)).toHaveText('Class Diagram');
  await expect(main).toHaveAttribute('aria-busy', 'false');
  await expect(bar).toHaveAttribute('style', '--progress: 1;');
  await page.clock.runFor(199);
  await expect(bar).toHaveCount(1);
  await page.clock.runFor(1);
  await expect(bar).toHaveCount(0);
  await expect(main).not.toHaveAttribute('aria-busy');
  expect(await said()).toEqual(['Loading the page', await page.title()]);

  await page.goBack();
  await expect(heading(page)).toHaveText('Design');
  await page.clock.runFor(300);
  await page.goForward();
  await expect(heading(page)).toHaveText('Class Diagram');
  await page.clock.runFor(300);
  await expect(bar).toHaveCount(0);
  expect((await said()).map((title) => title.split(' |')[0])).toEqual([
    'Loading the page',
    'Class Diagram',
    'Design',
    'Class Diagram',
  ]);
});

test('while a page loads, readers can stop the navigation, go back, or go to a heading on the current page', async ({
  page,
}) => {
  // The dev server serves the page's modules one by one, and then compiles the next page.
  test.slow();
  await page.goto('docs/system-architecture/design');
  await markDocument(page);
  const design = page.url();
  const held = await hold({ page, url: slow });
  const busy = page.locator('main[aria-busy="true"]');

  await link(page, 'Class Diagram').click();
  await expect(page).toHaveURL(slow);
  await expect(busy).toHaveCount(1);
  await page.evaluate(() => window.stop());
  await expect(page).toHaveURL(design);
  await expect(busy).toHaveCount(0);

  await link(page, 'Class Diagram').click();
  await expect(busy).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL(design);
  await expect(busy).toHaveCount(0);

  await link(page, 'Class Diagram').click();
  await expect(busy).toHaveCount(1);
  const inPage = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last();
  await inPage.click();
  await expect(page).toHaveURL(`${design}${await inPage.getAttribute('href')}`);
  await expect(busy).toHaveCount(0);
  await expect(heading(page)).toHaveText('Design');
  // The moving navbar shifts the sidebar under the pointer.
  await untilStill(page);

  await link(page, 'Class Diagram').dblclick();
  await held.arrive();
  await expect(heading(page)).toHaveText('Class Diagram');
  await page.goBack();
  await expect(heading(page)).toHaveText('Design');
  expect(await isMarked(page)).toBe(true);
});

test('a pending navigation is not canceled if the reader scrolls an API reference', {
  tag: '@built',
}, async ({ page }) => {
  const next = await hold({ page, url: /\/docs\/intro$/ });
  await page.goto('api');
  // A clock that is installed before `goto` might start only after the page's script has run.
  await page.clock.install();
  await page.getByRole('banner').getByRole('link', { name: 'Documentation' }).dispatchEvent('click');
  await next.requested;
  await page.evaluate(async () => {
    const scrolled = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }));
    scrollTo({ top: 3000, behavior: 'instant' });
    await scrolled;
  });
  await page.clock.runFor(200);
  await next.arrive();
  await expect(heading(page)).toHaveText('Introduction');
  await expect(page).toHaveURL('docs/intro');
});

test('a pending navigation is not canceled if the reader types on the search page', {
  tag: '@built',
}, async ({ page }) => {
  const next = await hold({ page, url: /\/docs\/intro$/ });
  await page.goto('search');
  await page.getByRole('combobox', { name: 'Search' }).fill('voice');
  await expect(page).toHaveURL('search?q=voice');
  await page.getByRole('banner').getByRole('link', { name: 'Documentation' }).dispatchEvent('click');
  await next.requested;
  await page.getByRole('combobox', { name: 'Search' }).fill('voices');
  await next.arrive();
  await expect(heading(page)).toHaveText('Introduction');
});

test('the search dialog keeps the focus and the typed text when a pending page arrives', async ({ page }) => {
  test.slow();
  const next = await hold({ page, url: /\/api-specification\/CommandHistory$/ });
  await page.goto('docs/intro');
  await page.evaluate(() => location.assign('api-specification/CommandHistory#classes'));
  await next.requested;
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Search' });
  await expect(field).toBeFocused(patient);
  await page.keyboard.type('hist');
  await next.arrive();
  await expect(page).toHaveTitle(/CommandHistory/);
  await page.keyboard.type('ory');
  await expect(field).toHaveValue('history');
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('#classes')).toBeInViewport();
});

test('a script that changes the URL cancels a pending navigation and its loading state', {
  tag: '@built',
}, async ({ page }) => {
  await page.goto('docs/system-architecture/design');
  const design = page.url();
  await hold({ page, url: slow });
  await link(page, 'Class Diagram').click();
  await expect(page.locator('main[aria-busy="true"]')).toHaveCount(1);
  await page.evaluate(() => history.replaceState(null, '', '#'));
  await expect(page.locator('main[aria-busy="true"]')).toHaveCount(0);
  await expect(page).toHaveURL(design);
});

test('if the first interaction is a click on a link, the page opens once the page loader is fetched', async ({
  page,
}) => {
  test.slow();
  await page.goto('docs/system-architecture/design');
  await markDocument(page);
  const held = await hold({ page, url: pageLoader });
  await link(page, 'Class Diagram').dispatchEvent('click');
  await held.requested;
  await expect(page).toHaveURL(slow);
  await expect(heading(page)).toHaveText('Design');
  held.release();
  await expect(heading(page)).toHaveText('Class Diagram');
  await page.goBack();
  await expect(heading(page)).toHaveText('Design');
  expect(await isMarked(page)).toBe(true);
});

test('readers can go back while the page loader is being fetched', { tag: '@built' }, async ({ page }) => {
  await page.goto('docs/system-architecture/design');
  await markDocument(page);
  const design = page.url();
  const held = await hold({ page, url: pageLoader });
  await link(page, 'Class Diagram').dispatchEvent('click');
  await held.requested;
  await page.goBack();
  await expect(page).toHaveURL(design);
  await held.arrive();
  await expect(heading(page)).toHaveText('Design');
  await link(page, 'Class Diagram').click();
  await expect(heading(page)).toHaveText('Class Diagram');
  expect(await isMarked(page)).toBe(true);
});

test.describe('the page loader', () => {
  test.use({ allowedMessages: [/status of 404/] });

  test('is replaced by full page loads if it is missing after a deploy', { tag: '@built' }, async ({
    page,
  }) => {
    await page.goto('docs/system-architecture/design');
    await markDocument(page);
    await page.route(pageLoader, (route) => route.fulfill({ status: 404, body: '' }), { times: 2 });
    await link(page, 'Class Diagram').click();
    await untilReloaded(page);
    await expect(heading(page)).toHaveText('Class Diagram');
    await page.goBack();
    await expect(heading(page)).toHaveText('Design');
  });

  test('does not load React', { tag: '@built' }, async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
    });
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto('docs/system-architecture/design');
    await link(page, 'Class Diagram').click();
    await expect(heading(page)).toHaveText('Class Diagram');
    expect(scripts).toEqual([expect.stringMatching(bootScript), expect.stringMatching(pageLoader)]);
  });
});

test.describe('a style sheet that failed to load', () => {
  test.use({ allowedMessages: [/ERR_FAILED/] });

  test('is requested again when the reader returns to the page', { tag: '@built' }, async ({ page }) => {
    const url = /\/trace-[\w-]+\.css$/;
    const isStyled = (): Promise<boolean> =>
      page.evaluate(() => [...document.styleSheets].some(({ href }) => href?.includes('/trace-') === true));
    await page.goto('docs/intro');
    await page.route(url, (route) => route.abort());
    await link(page, 'Traceability').click();
    await expect(heading(page)).toHaveText('Traceability');
    expect(await isStyled()).toBe(false);
    await page.unroute(url);
    await page.goBack();
    await expect(heading(page)).toHaveText('Introduction');
    await page.goForward();
    await expect(heading(page)).toHaveText('Traceability');
    expect(await isStyled()).toBe(true);
  });
});
