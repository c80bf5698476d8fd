import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import type { Duplex } from 'node:stream';
import { liveFolder } from '../session/bundle/live-address.js';
import type { Workspace } from '../session/workspace.js';
import { isAllowedHost, refuseUnknownHost } from '../util/host-check.js';
import { reachOf } from '../util/reach.js';
import { requestPath } from '../util/request-path.js';
import { ignoreUnusableRange } from '../util/usable-range.js';
import { splitLocale } from './split-locale.js';

interface Options {
  workspace: Pick<Workspace, 'siteDir' | 'config'>;
  allowedHosts: readonly string[];
  /** Absolute paths of folders outside the site. Pages may use files in these folders. */
  folders: readonly string[];
}

export type Guard = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Vite's checks aren't enough: they don't resolve symbolic links, and don't apply to static files or Markdown. */
export function createGuard({ workspace: { siteDir, config }, allowedHosts, folders }: Options): Guard {
  const absolute = (path: string): string => resolve(siteDir, path);
  const statics = config.staticDirectories.map(absolute);
  const sources = config.sources.map(({ path }) => absolute(path));
  const repository = config.repositoryRoot === undefined ? [] : [absolute(config.repositoryRoot)];
  const reach = reachOf({
    roots: [siteDir, ...statics, ...sources, ...folders, ...repository],
    named: config.allowedPaths.map(absolute),
  });
  const mayServe = (path: string): boolean => {
    const file = fileOfModule(path);
    // Vite itself serves only modules that pages use. Reject files that may contain secrets, and symbolic links that
    // lead out of the allowed folders.
    if (file !== undefined) return !['link', 'secret'].includes(reach(file)?.reason ?? '');
    // Static files are also available under the prefix of each locale, so remove the prefix.
    const { route } = splitLocale({ address: path, i18n: config.i18n });
    const files = [join(siteDir, path), ...statics.map((folder) => join(folder, route))];
    return files.every((name) => reach(name) === undefined);
  };
  return (request, response) => {
    const refuse = (status: number, reason: string): true => {
      response
        .writeHead(status, { 'content-type': 'text/plain; charset=utf-8' })
        .end(`${status}: ${reason}\n`);
      return true;
    };
    if (refuseUnknownHost({ request, response, allowedHosts })) return true;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD');
      return refuse(405, 'only GET and HEAD are allowed.');
    }
    ignoreUnusableRange(request);
    const path = requestPath(request.url ?? '/');
    if (path === undefined) return refuse(400, 'the URL is malformed.');
    const { baseUrl } = config;
    const inner = path.startsWith(baseUrl) ? path.slice(baseUrl.length - 1) : path;
    if (!mayServe(inner))
      return refuse(
        403,
        'the file is outside of the site, or looks like a file with secrets. If everyone may see the file, add its path to allowedPaths in lectern.config.ts.',
      );
    if (!isForFrame({ request, path: inner }))
      response.setHeader('cross-origin-resource-policy', 'same-origin');
    return false;
  };
}

/**
 * Creates a listener that rejects three kinds of WebSockets before Vite's listener accepts them:
 * - WebSockets without an origin. Vite requires its token only from clients that send an origin, so any other client
 *   could request modules.
 * - WebSockets from unknown hosts and origins. Vite answers pings from any website, which reveals that the server is
 *   running.
 * - WebSockets with a path or protocol other than Vite's. No listener would answer or close them.
 */
export function createUpgradeGuard({
  base,
  allowedHosts,
}: {
  base: string;
  allowedHosts: readonly string[];
}) {
  return ({ url = '', headers }: IncomingMessage, socket: Duplex): void => {
    const [path] = url.split('?');
    const isForVite = path === base && /^vite-(?:hmr|ping)$/.test(headers['sec-websocket-protocol'] ?? '');
    const hosts = [headers.host, /^https?:\/\/(.+)$/.exec(headers.origin ?? '')?.[1]];
    if (isForVite && hosts.every((host) => isAllowedHost({ host, allowedHosts }))) return;
    socket.write(`HTTP/1.1 ${isForVite ? '403 Forbidden' : '404 Not Found'}\r\nconnection: close\r\n\r\n`);
    socket.destroy();
  };
}

/**
 * A live example's frame has an opaque origin, so its requests would otherwise be rejected. The frame needs its own
 * files, and the site's style sheets, fonts, and images, none of which are secret.
 */
function isForFrame({ request, path }: { request: IncomingMessage; path: string }): boolean {
  const destination = request.headers['sec-fetch-dest'];
  return path.startsWith(`/${liveFolder}/`) || ['style', 'font', 'image'].includes(String(destination));
}

function fileOfModule(path: string): string | undefined {
  const match = /^\/@(?:fs|id)(\/.*)$/.exec(path);
  return match?.[1]?.replace(/^\/+/, '/');
}
