import { setTimeout as delay } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../scripts/find-browser.mjs';
import { serveFolder } from '../static-server.mjs';

export async function consoleErrors({ dir, base, addresses }) {
  const server = await serveFolder({ dir, base, compress: false });
  const browsers = { current: undefined };
  const errors = [];
  try {
    for (const address of addresses) {
      if (!browsers.current?.isConnected()) browsers.current = await launch();
      const url = server.url + base + address.slice(1);
      errors.push(...(await errorsOf({ browser: browsers.current, server, url, address })));
    }
  } finally {
    await closed(browsers.current);
    server.close();
  }
  return errors;
}

function launch() {
  return chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
}

async function errorsOf({ browser, server, url, address }) {
  const found = [];
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  // Badges and videos from other hosts may fail to load, which isn't an error in the site.
  await context.route(
    (target) => target.origin !== server.url,
    // The promise rejects if the page is closed before the response arrives.
    (route) => route.fulfill(emptyAnswer(route.request().resourceType())).catch(() => undefined),
  );
  const page = await context.newPage();
  page.on('console', (message) => {
    const { url: source } = message.location();
    if (message.type() === 'error') found.push({ address, text: `${message.text()} (${source})` });
  });
  page.on('pageerror', ({ message }) => found.push({ address, text: message }));
  page.on('crash', () => found.push({ address, text: 'the page crashed' }));
  page.on('requestfailed', (request) => {
    const failure = request.failure()?.errorText ?? '';
    if (!/ERR_ABORTED/.test(failure)) found.push({ address, text: `${failure}: ${request.url()}` });
  });
  try {
    // Without a limit, a page that keeps redirecting or never becomes idle would block all pages after it.
    const outcome = await Promise.race([visit({ page, url }), limit(45_000)]);
    if (outcome === 'limit') found.push({ address, text: 'not idle after 45 s' });
  } catch (error) {
    found.push({ address, text: String(error).split('\n')[0] });
  }
  // Closing the context of a crashed page may take forever. The whole browser is then closed instead.
  if ((await Promise.race([closed(context), limit(10_000)])) === 'limit') await closed(browser);
  return found;
}

async function visit({ page, url }) {
  await page.goto(url, { waitUntil: 'load', timeout: 30_000 });
  // Lectern loads React at the first interaction. Without an interaction, errors in components would stay hidden.
  await page.mouse.move(400, 400);
  await page.keyboard.press('Shift');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })));
  await page.waitForLoadState('networkidle', { timeout: 10_000 });
}

function limit(milliseconds) {
  return delay(milliseconds, 'limit', { ref: false });
}

async function closed(target) {
  try {
    await target?.close();
  } catch {
    // The browser or context has crashed, so there is nothing to close.
  }
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
