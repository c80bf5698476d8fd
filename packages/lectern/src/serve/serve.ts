import { readFileSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer, validateHeaderName, validateHeaderValue } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { normalizeRoute } from '../util/addresses.js';
import { lstatOf, statOf } from '../util/files.js';
import { refuseUnknownHost } from '../util/host-check.js';
import type { Port } from '../util/listen.js';
import { listen, localAddress } from '../util/listen.js';
import { reachOf } from '../util/reach.js';
import { requestPath } from '../util/request-path.js';
import { ignoreUnusableRange } from '../util/usable-range.js';
import type { HeaderRule } from './headers.js';
import { headersFor, parseHeaders } from './headers.js';

interface Options {
  outDir: string;
  /** Base path, with a leading and a trailing `/`. */
  base: string;
  port: Port;
  host?: string | undefined;
  /** Completes an interrupted build. Called before each response. */
  finish?: (() => Promise<unknown>) | undefined;
  /** Host names to allow in addition to localhost and IP addresses. */
  allowedHosts?: readonly string[] | undefined;
}

/**
 * Serves a built site as a host does, with clean URLs, the 404 page, and the headers in `_headers`, so violations of
 * the content security policy show up before the site is deployed.
 */
export async function serveSite({
  outDir,
  base,
  port,
  host,
  finish = () => Promise.resolve(),
  allowedHosts = [],
}: Options): Promise<{ server: Server; url: string }> {
  // With the `dev` option, a new build is visible immediately.
  const files = sirv(outDir, { dev: true, etag: true, extensions: ['html'], dotfiles: false });
  const headerRules = createHeaderRules({ outDir });
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (refuseUnknownHost({ request, response, allowedHosts }) || refuseMethod({ request, response })) return;
    ignoreUnusableRange(request);
    const decoded = requestPath(request.url ?? '/');
    if (decoded === undefined) return void response.writeHead(400).end('400: the URL is malformed.');
    // Ignore errors, because they were reported when the server started.
    await finish().catch(() => undefined);
    const [path = '/'] = (request.url ?? '/').split(/[?#]/);
    if (path === '/' && base !== '/') return void response.writeHead(302, { location: base }).end();
    if (`${path}/` === base) return void response.writeHead(302, { location: base }).end();
    setHeaders({ rules: headerRules(), response, path });
    if (!path.startsWith(base) || isHidden(decoded)) return notFound({ outDir, response });
    // Don't serve symbolic links. Builds never create them, and they might expose files outside the site.
    const inner = decoded.startsWith(base) ? decoded.slice(base.length) : '';
    const reach = reachOf({ roots: [outDir] });
    const candidates = [inner, `${inner}.html`, join(inner, 'index.html')].map((name) => join(outDir, name));
    if (candidates.some((file) => reach(file) !== undefined || isSpecial(file)))
      return notFound({ outDir, response });
    request.url = `/${(request.url ?? '').slice(base.length)}`;
    files(request, response, () => {
      const other = withoutSuffix({ path, base });
      if (other === undefined) notFound({ outDir, response });
      else response.writeHead(302, { location: other }).end();
    });
  };
  const server = createServer((request, response) => {
    // A file may disappear while it is being read, because a build may be publishing.
    answer(request, response).catch(() => {
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end("500: the file can't be read.");
    });
  });
  const actual = await listen({ server, port, host });
  return { server, url: `${localAddress({ host, port: actual })}${base}` };
}

function refuseMethod({
  request: { method },
  response,
}: {
  request: IncomingMessage;
  response: ServerResponse;
}): boolean {
  if (method === 'GET' || method === 'HEAD') return false;
  response.writeHead(405, { allow: 'GET, HEAD' }).end('405: only GET and HEAD are allowed.');
  return true;
}

/**
 * Some hosts redirect to the URL without `.html` or `/index.html`. Returns undefined if the path has neither suffix.
 */
export function withoutSuffix({ path, base }: { path: string; base: string }): string | undefined {
  if (!path.endsWith('.html')) return undefined;
  // A URL with two leading slashes would redirect to another host, so the path is normalized.
  return base + normalizeRoute(path.slice(base.length - 1)).slice(1);
}

function isHidden(path: string): boolean {
  return path.split('/').some((name) => name.startsWith('.') && name !== '.well-known');
}

/** Reading a named pipe or a device may never end, and would occupy one of the few threads for files. */
function isSpecial(file: string): boolean {
  try {
    const stat = statOf(file);
    return stat !== undefined && !stat.isFile() && !stat.isDirectory();
  } catch {
    // The path is too long for a file, for example.
    return false;
  }
}

/** Returns undefined for a symbolic link, which might expose a file outside the site. */
function ownFile({ outDir, name }: { outDir: string; name: string }): Buffer | undefined {
  const file = join(outDir, name);
  return lstatOf(file)?.isFile() === true ? readFileSync(file) : undefined;
}

/** Parses the file again only if it has changed, because it may contain many megabytes. */
function createHeaderRules({ outDir }: { outDir: string }): () => readonly HeaderRule[] {
  let known: { mark: string; rules: readonly HeaderRule[] } | undefined;
  return () => {
    const { ino = 0, size = 0, mtimeMs = 0, ctimeMs = 0 } = lstatOf(join(outDir, '_headers')) ?? {};
    const mark = [ino, size, mtimeMs, ctimeMs].join(' ');
    if (known?.mark !== mark)
      known = { mark, rules: parseHeaders(ownFile({ outDir, name: '_headers' })?.toString() ?? '') };
    return known.rules;
  };
}

function setHeaders({
  rules,
  response,
  path,
}: {
  rules: readonly HeaderRule[];
  response: ServerResponse;
  path: string;
}): void {
  for (const [name, value] of headersFor({ rules, path })) {
    if (isHeader(name, value)) response.setHeader(name, value);
  }
}

function isHeader(name: string, value: string): boolean {
  try {
    validateHeaderName(name);
    validateHeaderValue(name, value);
    return true;
  } catch {
    return false;
  }
}

function notFound({ outDir, response }: { outDir: string; response: ServerResponse }): void {
  const content = ownFile({ outDir, name: '404.html' }) ?? '404: this page does not exist.';
  response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' }).end(content);
}
