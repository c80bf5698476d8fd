import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { normalizeRoute } from '../util/addresses.js';
import { refuseUnknownHost } from '../util/host-check.js';
import type { Port } from '../util/listen.js';
import { listen, localAddress } from '../util/listen.js';
import { reachOf } from '../util/reach.js';
import { requestPath } from '../util/request-path.js';
import { headersFor, parseHeaders } from './headers.js';

interface Options {
  /** Absolute path of a folder that `build` has filled. */
  outDir: string;
  /** With `/` at both ends. */
  base: string;
  port: Port;
  /** Default: `localhost`. */
  host?: string | undefined;
  /** Called before each answer, which waits for it: finishes a build that was stopped. */
  finish?: (() => Promise<unknown>) | undefined;
  /** Names of hosts under which it answers, besides localhost and IP addresses; default: none. */
  allowedHosts?: readonly string[] | undefined;
}

/**
 * Serves a built site as its host would: clean addresses, the site's own 404 page, and the headers of the `_headers`
 * file that the build wrote, so that what a content security policy forbids is seen here first.
 */
export async function serveSite({
  outDir,
  base,
  port,
  host,
  finish = () => Promise.resolve(),
  allowedHosts = [],
}: Options): Promise<{ server: Server; url: string }> {
  // `dev`: files are looked up when they are requested, so that a build next to a running server is seen.
  const files = sirv(outDir, { dev: true, etag: true, extensions: ['html'], dotfiles: false });
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (refuseUnknownHost({ request, response, allowedHosts })) return;
    const decoded = requestPath(request.url ?? '/');
    if (decoded === undefined) return void response.writeHead(400).end('400: the URL is malformed.');
    // What keeps it from being finished was said when the server started.
    await finish().catch(() => undefined);
    const [path = '/'] = (request.url ?? '/').split(/[?#]/);
    if (path === '/' && base !== '/') return void response.writeHead(302, { location: base }).end();
    if (`${path}/` === base) return void response.writeHead(302, { location: base }).end();
    setHeaders({ outDir, response, path });
    if (!path.startsWith(base) || isHidden(decoded)) return notFound({ outDir, response });
    // A build makes no symbolic links; whoever put one there may not have meant to share what is behind it.
    const inner = decoded.startsWith(base) ? decoded.slice(base.length) : '';
    const reach = reachOf({ roots: [outDir] });
    if ([inner, `${inner}.html`, join(inner, 'index.html')].some((file) => reach(join(outDir, file))))
      return notFound({ outDir, response });
    request.url = `/${(request.url ?? '').slice(base.length)}`;
    files(request, response, () => {
      const other = withoutSuffix({ path, base });
      if (other === undefined) notFound({ outDir, response });
      else response.writeHead(302, { location: other }).end();
    });
  };
  const server = createServer((request, response) => {
    // A file may go while it's read: a build publishes next to the server.
    answer(request, response).catch(() => {
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end("500: the file can't be read.");
    });
  });
  const actual = await listen({ server, port, host });
  return { server, url: `${localAddress({ host, port: actual })}${base}` };
}

/**
 * The address of a page by the name of a file that there is not, as some hosts have it: `/docs/intro/index.html`.
 */
export function withoutSuffix({ path, base }: { path: string; base: string }): string | undefined {
  if (!path.endsWith('.html')) return undefined;
  // Two slashes at the start would lead to another site.
  return base + normalizeRoute(path.slice(base.length - 1)).slice(1);
}

/** The mark of a build is not for readers, and what else starts with a dot seldom is. */
function isHidden(path: string): boolean {
  return path.split('/').some((name) => name.startsWith('.') && name !== '.well-known');
}

function setHeaders({
  outDir,
  response,
  path,
}: {
  outDir: string;
  response: ServerResponse;
  path: string;
}): void {
  const file = join(outDir, '_headers');
  if (!existsSync(file)) return;
  const rules = parseHeaders(readFileSync(file, 'utf8'));
  for (const [name, value] of headersFor({ rules, path })) response.setHeader(name, value);
}

function notFound({ outDir, response }: { outDir: string; response: ServerResponse }): void {
  const page = join(outDir, '404.html');
  response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
  response.end(existsSync(page) ? readFileSync(page) : '404: this page does not exist.');
}
