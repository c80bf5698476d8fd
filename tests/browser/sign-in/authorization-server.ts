import { createHash, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface AuthorizationServer {
  /** The host name differs from the site's. */
  origin: string;
  registered: Set<string>;
  close: () => void;
}

/**
 * Each authorization code works once, with its verifier and redirect URL. Pages below `/isolated` have a cross-origin
 * opener policy, so they can't access the window that opened them.
 */
export async function startAuthorizationServer(): Promise<AuthorizationServer> {
  const registered = new Set<string>();
  const grants = new Map<string, { challenge: string; redirect: string }>();
  let polls = 0;
  let origin = '';

  const page = (query: URLSearchParams): string => {
    const redirect = query.get('redirect_uri') ?? '';
    if (!registered.has(redirect)) return `<p>Not registered: ${redirect}</p>`;
    const state = query.get('state') ?? '';
    const back = (answer: Record<string, string>): string => {
      const url = new URL(redirect);
      const fields = new URLSearchParams(answer).toString();
      if (query.get('response_type') === 'token') url.hash = fields;
      else url.search = fields;
      return url.href.replaceAll('&', '&amp;');
    };
    const code = randomUUID();
    grants.set(code, { challenge: query.get('code_challenge') ?? '', redirect });
    const granted: Record<string, string> =
      query.get('response_type') === 'token'
        ? { access_token: `implicit ${query.get('scope')}`, state }
        : { code, state };
    const denied = { error: 'access_denied', error_description: 'The user said no.', state };
    return `<!doctype html><title>Sign in</title>
      <a href="${back(granted)}">Allow</a>
      <a href="${back(denied)}">Deny</a>
      <a href="${back({ ...granted, state: 'forged' })}">Forge</a>`;
  };

  const token = (body: URLSearchParams): object => {
    const grant = grants.get(body.get('code') ?? '');
    grants.delete(body.get('code') ?? '');
    const verifier = createHash('sha256')
      .update(body.get('code_verifier') ?? '')
      .digest('base64url');
    const kind = body.get('grant_type') ?? '';
    if (kind.endsWith('device_code')) {
      polls += 1;
      if (polls === 1) return { error: 'authorization_pending' };
    }
    const isGranted =
      kind.endsWith('device_code') ||
      {
        authorization_code: grant?.challenge === verifier && grant.redirect === body.get('redirect_uri'),
        client_credentials: body.get('client_secret') === 'secret',
        password: body.get('username') === 'ada' && body.get('password') === 'lovelace',
        refresh_token: body.get('refresh_token') === 'again',
      }[kind];
    if (isGranted !== true) return { error: 'invalid_grant', error_description: 'That is not right.' };
    const name = kind.replace(/.*:/, '');
    return { access_token: `token by ${name}`, refresh_token: 'again', expires_in: 600 };
  };

  const discovery = (tokenOrigin: string): object => ({
    authorization_endpoint: `${origin}/authorize`,
    token_endpoint: `${tokenOrigin}/token`,
  });

  const answerTo = async (request: IncomingMessage, url: URL): Promise<object> => {
    switch (url.pathname) {
      case '/token':
        return token(await bodyOf(request));
      case '/device':
        return { device_code: 'D', user_code: 'ABCD', verification_uri: `${origin}/enter`, interval: 0.1 };
      case '/.well-known/openid-configuration':
        return discovery(origin);
      case '/elsewhere/openid-configuration':
        return discovery(origin.replace('127.0.0.1', 'localhost'));
      default:
        return { authorization: request.headers.authorization ?? 'none' };
    }
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '', origin);
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', 'authorization, content-type');
    if (request.method === 'OPTIONS') return void response.end();
    if (url.pathname.endsWith('/authorize')) {
      if (url.pathname.startsWith('/isolated'))
        response.setHeader('cross-origin-opener-policy', 'same-origin');
      return void response.setHeader('content-type', 'text/html').end(page(url.searchParams));
    }
    const found = await answerTo(request, url);
    response
      .writeHead('error' in found ? 400 : 200, { 'content-type': 'application/json' })
      .end(JSON.stringify(found));
  };

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    registered,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<URLSearchParams> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return new URLSearchParams(text);
}
