import type { IncomingMessage, ServerResponse } from 'node:http';
import { isIP } from 'node:net';

interface Input {
  request: IncomingMessage;
  response: ServerResponse;
  /** Besides `localhost`, its subdomains, and IP addresses; a name that starts with a dot includes its subdomains. */
  allowedHosts: readonly string[];
}

/**
 * Refuses a request for the name of an unknown host: another website can give its own name the address of this machine
 * (DNS rebinding), and would then be same-origin with what is served here. An IP address can't be rebound.
 * @returns Whether the request was refused, and so is answered.
 */
export function refuseUnknownHost({ request, response, allowedHosts }: Input): boolean {
  const { host } = request.headers;
  if (isAllowed({ host, allowedHosts })) return false;
  const name = (host ?? '').replace(/:\d+$/, '');
  const add = `allowedHosts: [${JSON.stringify(name)}]`;
  response
    .writeHead(403, { 'content-type': 'text/plain; charset=utf-8' })
    .end(
      `403: this server doesn't answer for the host ${JSON.stringify(name)}.\nTo allow it, add ${add} to lectern.config.ts.\n`,
    );
  return true;
}

function isAllowed({
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

/** Of a `Host` header: in lower case, without the port and the brackets of an IPv6 address. */
function hostName(host: string | undefined): string | undefined {
  const url = `http://${host ?? ''}`;
  if (host === undefined || !URL.canParse(url)) return undefined;
  const { hostname } = new URL(url);
  // Another notation, such as 0x7f000001, or anything but a host and a port: no browser sends that.
  if (host.replace(/:\d+$/, '').toLowerCase() !== hostname) return undefined;
  return hostname.replace(/^\[|\]$/g, '');
}
