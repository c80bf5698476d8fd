import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { serveSite } from '../packages/lectern/dist/serve/serve.js';
import { openWorkspace } from '../packages/lectern/dist/session/workspace.js';
import { findBrowser } from '../scripts/find-browser.mjs';

// Without these options, Chromium's UI and background requests would use the same cores during the measurement.
const quiet = [
  '--disable-features=PreloadTopChromeWebUI,WebUIOmniboxPopup',
  '--disable-background-networking',
];

export async function quietBrowser({ title, body }) {
  const { config } = await openWorkspace({ siteDir: resolve('site'), mode: 'production' });
  const { server, url } = await serveSite({
    outDir: resolve('site/build'),
    base: config.baseUrl,
    port: { number: 0 },
  });
  const empty = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(`<!doctype html><html lang="en"><title>${title}</title>${body}</html>`);
  });
  await new Promise((resolved) => empty.listen(0, resolved));
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-component-update', ...quiet],
  });
  return {
    browser,
    url,
    emptyUrl: `http://localhost:${empty.address().port}/`,
    async close() {
      await browser.close();
      server.close();
      empty.close();
    },
  };
}
