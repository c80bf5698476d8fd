import type { Locator, Page } from '@playwright/test';
import { loadAxe, violationsOf } from '../support/axe.js';
import { isMarked, markDocument, scrollTo, untilReloaded } from '../support/page.js';
import { expect, test } from '../support/test.js';

const target = '**/docs/system-architecture/class-diagram';

function link(page: Page): Locator {
  return page
    .getByRole('navigation', { name: 'Pages in this section' })
    .getByRole('link', { name: 'Class Diagram' });
}

function heading(page: Page): Locator {
  return page.getByRole('heading', { level: 1 });
}

test.describe('failed navigation', () => {
  test.use({ allowedMessages: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED|ERR_CACHE_MISS/] });

  test('an error with a retry button is shown until the network is back', async ({ page, context }) => {
    await page.goto('docs/system-architecture/design');
    await markDocument(page);
    await context.setOffline(true);
    await link(page).click();
    const title = page.getByRole('heading', { level: 1, name: 'This page failed to load' });
    await expect(title).toBeFocused();
    await expect(page).toHaveTitle('This page failed to load');
    await expect(page.getByRole('main')).toContainText('You are offline.');
    await expect(page.getByRole('main')).toContainText('Failed to fetch');
    await expect(page).toHaveURL(/class-diagram$/);
    await loadAxe(page);
    expect(await violationsOf({ page, within: 'main' })).toEqual([]);
    const retry = page.getByRole('button', { name: 'Retry' });
    await retry.click();
    await expect(title).toBeFocused();
    await context.setOffline(false);
    await expect(heading(page)).toHaveText('Class Diagram');
    await expect(page).toHaveTitle(/^Class Diagram/);
    await page.goBack();
    await expect(heading(page)).toHaveText('Design');

    // No event tells the page that a server is available again, so the reader has to retry.
    await page.route('**/*', (route) => route.abort());
    await page.getByRole('link', { name: /^Next/ }).click();
    await expect(title).toBeFocused();
    await page.unroute('**/*');
    await retry.click();
    await expect(heading(page)).not.toHaveText('This page failed to load');
    await expect(page.getByRole('article')).toBeVisible();
    expect(await isMarked(page)).toBe(true);
  });

  test('the menu that contains the clicked link closes', { tag: '@built' }, async ({ page, context }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('docs/system-architecture/design');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused();
    await context.setOffline(true);
    await link(page).click();
    await expect(page.locator('#menu')).toBeHidden();
    await expect(page.getByRole('heading', { name: 'This page failed to load' })).toBeFocused();
    await context.setOffline(false);
  });

  test('Back shows the previous page from the page cache while the browser is offline', {
    tag: '@built',
  }, async ({ page, context }) => {
    await page.goto('docs/system-architecture/design');
    await link(page).click();
    await expect(heading(page)).toHaveText('Class Diagram');
    await page.reload();
    await context.setOffline(true);
    await page.goBack();
    await expect(heading(page)).toHaveText('Design');
    await context.setOffline(false);
  });

  test('a content swap that fails is followed by a full page load', { tag: '@built' }, async ({
    page,
    messages,
  }) => {
    await page.goto('docs/system-architecture/design');
    await markDocument(page);
    await page.evaluate(() => {
      document.importNode = () => {
        throw new Error('Broken by the test.');
      };
    });
    await link(page).click();
    await expect(heading(page)).toHaveText('Class Diagram');
    await untilReloaded(page);
    expect(messages.splice(0)).toEqual([expect.stringMatching(/Navigation to .* failed:/)]);
  });

  test('a failed request is followed by a full page load if a second request succeeds', {
    tag: '@built',
  }, async ({ page }) => {
    await page.goto('docs/system-architecture/design');
    await markDocument(page);
    await page.route(target, (route) => route.abort(), { times: 1 });
    await link(page).click();
    await expect(heading(page)).toHaveText('Class Diagram');
    await untilReloaded(page);
  });

  test('an error is shown if the server responds to every request except those for the page', {
    tag: '@built',
  }, async ({ page }) => {
    await page.goto('docs/system-architecture/design');
    await page.route(target, (route) => route.abort());
    await link(page).click();
    await expect(page.getByRole('heading', { name: 'This page failed to load' })).toBeFocused();
    await expect(page.getByRole('main')).toContainText('did not respond to the request for this page');
    await page.unroute(target);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(heading(page)).toHaveText('Class Diagram');
  });

  test('an interrupted response is followed by a full page load', { tag: '@built' }, async ({ page }) => {
    await page.goto('docs/system-architecture/design');
    await markDocument(page);
    const html = await (await page.request.get('docs/system-architecture/class-diagram')).text();
    const body = html.slice(0, html.indexOf('<main'));
    await page.route(target, (route) =>
      route.request().resourceType() === 'fetch'
        ? route.fulfill({ contentType: 'text/html', body })
        : route.continue(),
    );
    await link(page).click();
    await expect(heading(page)).toHaveText('Class Diagram');
    await untilReloaded(page);
  });
});

test.describe('a wrong base path', { tag: '@built' }, () => {
  test.use({ allowedMessages: [/status of 404/] });

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
      test.use({ javaScriptEnabled });

      test('shows a banner that is hidden on pages that load correctly', { tag: '@built' }, async ({
        page,
        baseURL,
      }) => {
        await page.goto('docs/intro');
        const banner = page.getByText('This site did not load properly');
        await expect(banner).toBeHidden();
        const html = await (await page.request.get('docs/intro')).text();
        await page.route('**/preview/docs/intro', (route) =>
          route.fulfill({ contentType: 'text/html', body: html }),
        );
        await page.route('**/assets/**', (route) => route.fulfill({ status: 404, body: '' }));
        await page.route('**/img/**', (route) => route.fulfill({ status: 404, body: '' }));
        await page.goto(new URL('/preview/docs/intro', baseURL).href);
        await expect(banner).toBeVisible();
        await expect(banner).toContainText('baseUrl: "/aac-voice-api/"');
        const suggestion = page.getByText('The URL of this page suggests baseUrl: "/preview/"');
        if (javaScriptEnabled) await expect(suggestion).toBeVisible();
        else await expect(suggestion).toHaveCount(0);
      });
    });
  }
});

test.describe('unusable local storage', () => {
  test.use({ allowedMessages: [/^warning: Local storage: the key/] });

  const cases = {
    blocked: () => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('Refused by the test.', 'SecurityError');
        },
      });
    },
    full: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('Full by the test.', 'QuotaExceededError');
      };
    },
    damaged: () => {
      for (const key of ['lectern.color-mode', 'lectern.tabs']) localStorage.setItem(key, '{"rubbish": [1');
    },
  };

  for (const [name, script] of Object.entries(cases)) {
    test(`if the storage is ${name}, the site logs one warning per key and treats the storage as empty`, {
      tag: '@built',
    }, async ({ page, messages }) => {
      await page.addInitScript(script);
      await page.goto('tutorial/tutorial-basics/markdown-features');
      await expect(page.locator('html')).toHaveAttribute('data-mode', 'light');
      await page.getByRole('button', { name: /Color mode/ }).click();
      await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
      const tabs = page.locator('.tabs[data-group="os"]').first();
      for (const label of ['Windows', 'Linux', 'Windows']) {
        await tabs.getByRole('tab', { name: label }).click();
        await expect(tabs.getByRole('tab', { name: label })).toHaveAttribute('aria-selected', 'true');
        await expect(tabs.getByRole('tabpanel')).toHaveCount(1);
      }
      // Selecting a tab corrects the scroll position in the next frame. On a busy machine, that would undo this scroll.
      await page.evaluate(() => new Promise(requestAnimationFrame));
      // Scrolling down has hidden the navbar.
      await scrollTo(page, 0);
      await page.getByRole('button', { name: /Color mode/ }).click();
      await expect(page.locator('html')).toHaveAttribute('data-mode', 'light');
      const keys = messages.map((message) => /the key "([^"]+)"/.exec(message)?.[1]);
      expect(keys.sort()).toEqual(['lectern.color-mode', 'lectern.tabs']);
    });
  }
});
