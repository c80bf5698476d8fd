import type { IncomingMessage, ServerResponse } from 'node:http';
import { isHostAllowed } from 'host-validation-middleware';

interface Input {
  request: IncomingMessage;
  response: ServerResponse;
  /** Besides `localhost`, its subdomains, and IP addresses; a name that begins with a dot includes its subdomains. */
  allowedHosts: readonly string[];
}

/**
 * Refuses a request for the name of an unknown host: another website can give its own name the address of this machine
 * (DNS rebinding), and would then be same-origin with what is served here. An IP address can't be rebound.
 * @returns Whether the request was refused, and so is answered.
 */
export function refuseUnknownHost({ request, response, allowedHosts }: Input): boolean {
  const { host } = request.headers;
  if (isHostAllowed(host, allowedHosts)) return false;
  const name = (host ?? '').replace(/:\d+$/, '');
  const add = `allowedHosts: [${JSON.stringify(name)}]`;
  response
    .writeHead(403, { 'content-type': 'text/plain; charset=utf-8' })
    .end(
      `403: this server doesn't answer for the host ${JSON.stringify(name)}.\nTo allow it, add ${add} to lectern.config.ts.\n`,
    );
  return true;
}
