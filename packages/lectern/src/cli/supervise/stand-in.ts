import { createServer } from 'node:http';
import { errorPage } from '../../dev/error-page.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { listen } from '../../util/listen.js';
import { nextChange } from './next-change.js';

export async function standIn({
  siteDir,
  url,
  host,
  diagnostics,
  signal,
}: {
  siteDir: string;
  url: string;
  host: string | undefined;
  diagnostics: readonly Diagnostic[];
  signal: AbortSignal;
}): Promise<void> {
  const { pathname, port } = new URL(url);
  const html = errorPage({
    diagnostics,
    base: pathname,
    script: `${pathname}@vite/client`,
  });
  const changed = nextChange({ siteDir, signal });
  const server = createServer((request, response) => {
    request.resume();
    // `refresh` reloads the page every 2 seconds. Once the dev server responds again, the browser shows the site.
    const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', refresh: '2' };
    response.writeHead(500, headers).end(html);
  });
  await listen({ server, port: { number: Number(port) }, host });
  try {
    await changed;
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}
