import type { IncomingMessage, ServerResponse } from 'node:http';
import type sirv from 'sirv';
import { asLecternError } from '../diagnostics/internal-error.js';
import type { Workspace } from '../session/workspace.js';
import { contentOf } from './content-of.js';
import type { Edits } from './edits.js';
import { withEdits } from './edits.js';
import { errorPage } from './error-page.js';
import type { ErrorPrinter } from './notices.js';
import type { PendingCode } from './pending-code.js';
import type { Preview } from './preview.js';
import type { DevSearch } from './search.js';
import { splitLocale } from './split-locale.js';

type Answer = (exchange: { request: IncomingMessage; response: ServerResponse }) => Promise<void>;

export function createAnswer({
  preview,
  bundleIslands,
  search,
  workspace,
  statics,
  edits,
  printer,
  pending,
  onUpdate,
}: {
  preview: Preview;
  bundleIslands: (html: string) => Promise<void>;
  search: DevSearch;
  workspace: Workspace;
  statics: ReturnType<typeof sirv>[];
  edits: Edits;
  printer: ErrorPrinter;
  pending: PendingCode;
  onUpdate: () => void;
}): Answer {
  const { baseUrl, i18n } = workspace.config;
  return async ({ request, response }) => {
    const [path = '/'] = (request.url ?? '/').split(/[?#]/);
    // Vite's middleware may have already removed the base path.
    const inner = path.startsWith(baseUrl) ? `/${path.slice(baseUrl.length)}` : path;
    const original = (request as IncomingMessage & { originalUrl?: string }).originalUrl ?? path;
    if (!original.startsWith(baseUrl)) {
      response.writeHead(302, { location: baseUrl }).end();
      return;
    }
    // In a build, each locale has a copy of the static files, so remove the locale's prefix.
    request.url = splitLocale({ address: inner, i18n }).route;
    for (const serve of statics) if (await isServed({ serve, request, response })) return;
    // Count edits before rendering, so that an edit during rendering isn't counted as included.
    const count = edits.count();
    const respond = (status: number, body: string): void =>
      void response
        .writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
        .end(withEdits({ html: body, count }));
    const html = (status: number, body: string): void =>
      // If a module fails, the browser requests it again and shows the error.
      void bundleIslands(body)
        .catch(() => undefined)
        .then(() => respond(status, body))
        .catch(() => response.destroy());
    try {
      const send = await pending.wait({
        run: () => contentOf({ inner, preview, search, workspace, edits }),
        onLate: onUpdate,
      });
      send({ request, response, html, printer });
    } catch (error) {
      const { diagnostics } = asLecternError({ error, doing: 'rendering this page' });
      printer.ofPage({ address: inner, errors: diagnostics });
      html(500, errorPage({ diagnostics, base: baseUrl, script: `${baseUrl}@vite/client` }));
    }
  };
}

function isServed({
  serve,
  request,
  response,
}: {
  serve: ReturnType<typeof sirv>;
  request: IncomingMessage;
  response: ServerResponse;
}): Promise<boolean> {
  return new Promise((resolve) => {
    response.once('close', () => resolve(true));
    serve(request, response, () => resolve(false));
  });
}
