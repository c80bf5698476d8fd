import type { IncomingMessage, ServerResponse } from 'node:http';
import { isIP } from 'node:net';

interface Input {
  request: IncomingMessage;
  response: ServerResponse;
  /**
   * Allowed names in addition to `localhost`, its subdomains, and IP addresses. A name that starts with a dot
   * includes its subdomains.
   */
  allowedHosts: readonly string[];
}

/**
 * With DNS rebinding, another website points its host name to this machine, and gets the same origin as the local
 * server. IP addresses are safe from it.
 * @returns Whether the request was rejected, and already has a response.
 */
export function refuseUnknownHost({ request, response, allowedHosts }: Input): boolean {
  const { host } = request.headers;
  if (isAllowedHost({ host, allowedHosts })) return false;
  const name = (host ?? '').replace(/:\d+$/, '');
  const add = `allowedHosts: [${JSON.stringify(name)}]`;
  response
    .writeHead(403, { 'content-type': 'text/plain; charset=utf-8' })
    .end(
      `403: this server doesn't accept requests for the host ${JSON.stringify(name)}.\nTo allow it, add ${add} to lectern.config.ts.\n`,
    );
  return true;
}

export function isAllowedHost({
  host,
  allowedHosts,
}: {
  host: string | undefined;
  allowedHosts: readonly string[];
}): boolean {
  const name = hostName(host);
  if (name === undefined) return false;
  if (name === 'localhost' || name.endsWith('.localhost') || isIP(name) !== 0) return true;
  return allowedHosts.some((allowed) =>
    allowed.startsWith('.') ? name === allowed.slice(1) || name.endsWith(allowed) : name === allowed,
  );
}

/** Returns the name in lower case, without the port and IPv6 brackets; undefined if the header is invalid. */
function hostName(host: string | undefined): string | undefined {
  const url = `http://${host ?? ''}`;
  if (host === undefined || !URL.canParse(url)) return undefined;
  const { hostname } = new URL(url);
  // The header contains another notation of an IP address, such as 0x7f000001, or no host. Browsers send neither.
  if (host.replace(/:\d+$/, '').toLowerCase() !== hostname) return undefined;
  return hostname.replace(/^\[|\]$/g, '');
}
