import { chromium } from '@playwright/test';
import { findBrowser } from '../../scripts/find-browser.mjs';
import { serveFolder } from '../static-server.mjs';

/** Opens each URL of a built site, and returns the console's errors. Requests to other hosts get an empty response. */
export async function consoleErrors({ dir, base, addresses }) {
  const server = await serveFolder({ dir, base });
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
  const errors = [];
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    // Failing badges and videos of other hosts are not the site's fault.
    await context.route(
      (url) => url.origin !== server.url,
      (route) => route.fulfill(emptyAnswer(route.request().resourceType())),
    );
    for (const address of addresses)
      errors.push(...(await errorsOf({ context, url: server.url + base + address.slice(1), address })));
  } finally {
    await browser.close();
    server.close();
  }
  return errors;
}

async function errorsOf({ context, url, address }) {
  const found = [];
  const page = await context.newPage();
  page.on('console', (message) => {
    if (message.type() === 'error') found.push({ address, text: message.text() });
  });
  page.on('pageerror', ({ message }) => found.push({ address, text: message }));
  page.on('requestfailed', (request) => {
    const failure = request.failure()?.errorText ?? '';
    if (!/ERR_ABORTED/.test(failure)) found.push({ address, text: `${failure}: ${request.url()}` });
  });
  // Redirects to missing pages and infinite loops would block all following pages.
  const limit = new Promise((resolve) => setTimeout(resolve, 45_000, 'limit').unref());
  const visit = async () => {
    await page.goto(url, { waitUntil: 'load', timeout: 30_000 });
    // Both engines start components after the page load, when the main thread is idle.
    await page.mouse.move(400, 400);
    await page.keyboard.press('Shift');
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })));
    await page.waitForLoadState('networkidle', { timeout: 10_000 });
  };
  try {
    if ((await Promise.race([visit(), limit])) === 'limit')
      found.push({ address, text: 'not idle after 45 s' });
  } catch (error) {
    found.push({ address, text: String(error).split('\n')[0] });
  } finally {
    await page.close();
  }
  return found;
}

function emptyAnswer(type) {
  const types = {
    script: 'text/javascript',
    stylesheet: 'text/css',
    fetch: 'application/json',
    xhr: 'application/json',
  };
  return {
    status: 200,
    headers: { 'access-control-allow-origin': '*', 'content-type': types[type] ?? 'text/html' },
    body: types[type] === 'application/json' ? '{}' : '',
  };
}
