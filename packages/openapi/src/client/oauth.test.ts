import { createHash, randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MockFlow } from '../model/mock-data.js';
import type { OAuthEnvironment, TokenInput } from './oauth.js';
import { discoverFlow, getToken, refreshedToken } from './oauth.js';

/** Each code can be used only once, and only with its verifier. */
const codes = new Map<string, { challenge: string; redirect: string }>();

async function bodyOf(request: IncomingMessage): Promise<URLSearchParams> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return new URLSearchParams(text);
}

function authorize(query: URLSearchParams): string {
  const back = new URL(query.get('redirect_uri') ?? '');
  const answer = new URLSearchParams({ state: query.get('state') ?? '' });
  if (query.get('client_id') !== 'docs') answer.set('error', 'unauthorized_client');
  else if (query.get('response_type') === 'token') answer.set('access_token', `token ${query.get('scope')}`);
  else {
    const code = randomUUID();
    codes.set(code, { challenge: query.get('code_challenge') ?? '', redirect: back.href });
    answer.set('code', code);
  }
  if (query.get('response_type') === 'token') back.hash = answer.toString();
  else back.search = answer.toString();
  return back.href;
}

function device(): object {
  polls += 1;
  if (polls === 1) return { error: 'authorization_pending' };
  if (polls === 2) return { error: 'slow_down' };
  return { access_token: 'token of a device' };
}

function token(body: URLSearchParams): object {
  if (body.get('grant_type')?.endsWith('device_code')) return device();
  if (body.get('grant_type') === 'refresh_token')
    return body.get('refresh_token') === 'again'
      ? { access_token: 'fresh token', expires_in: 60 }
      : { error: 'invalid_grant' };
  const code = codes.get(body.get('code') ?? '');
  codes.delete(body.get('code') ?? '');
  const verifier = createHash('sha256')
    .update(body.get('code_verifier') ?? '')
    .digest('base64url');
  const granted = {
    authorization_code: code?.challenge === verifier && code.redirect === body.get('redirect_uri'),
    client_credentials: body.get('client_id') === 'docs' && body.get('client_secret') === 'secret',
    password: body.get('username') === 'ada' && body.get('password') === 'lovelace',
  }[body.get('grant_type') ?? ''];
  if (granted !== true) return { error: 'invalid_grant', error_description: 'That is not right.' };
  return {
    access_token: `token ${body.get('scope') ?? 'of a code'}`,
    token_type: 'Bearer',
    expires_in: '3600',
    refresh_token: 'again',
  };
}

const server = createServer((request, response) => {
  const url = new URL(request.url ?? '', 'http://localhost');
  if (url.pathname === '/authorize') {
    response.writeHead(302, { location: authorize(url.searchParams) }).end();
    return;
  }
  if (url.pathname === '/.well-known/openid-configuration') {
    response.end(
      JSON.stringify({ authorization_endpoint: `${origin}/authorize`, token_endpoint: `${origin}/token` }),
    );
    return;
  }
  void bodyOf(request).then((body) => {
    if (url.pathname === '/strict' && request.headers.authorization === undefined) {
      response.writeHead(401).end(JSON.stringify({ error: 'invalid_client' }));
      return;
    }
    if (url.pathname === '/strict') {
      const accepted = request.headers.authorization === `Basic ${btoa('docs:s%3Aecret')}`;
      response.end(JSON.stringify(accepted ? { access_token: 'token by Basic' } : { error: 'no' }));
      return;
    }
    if (url.pathname === '/device') {
      const code = {
        device_code: 'D',
        user_code: 'ABCD',
        verification_uri: 'https://a.b/device',
        interval,
      };
      response.end(JSON.stringify(code));
      return;
    }
    const answer = token(body);
    response.writeHead('error' in answer ? 400 : 200).end(JSON.stringify(answer));
  });
});
let origin = '';
let shownCode = '';
let polls = 0;
let interval: unknown = 2;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
});

const waits: number[] = [];

const environment: OAuthEnvironment = {
  showCode: ({ code, url }) => {
    shownCode = `${code} ${url}`;
  },
  wait: (seconds) => {
    waits.push(seconds);
    return Promise.resolve();
  },
  fetch,
  redirectUri: 'https://docs.example/api',
  authorize: async (url) => {
    const response = await fetch(url, { redirect: 'manual' });
    return new URL(response.headers.get('location') ?? '');
  },
};

function input(kind: MockFlow['kind'], more: Partial<TokenInput> = {}): TokenInput {
  const flow = {
    kind,
    authorizationUrl: `${origin}/authorize`,
    deviceAuthorizationUrl: `${origin}/device`,
    tokenUrl: `${origin}/token`,
    scopes: [],
  };
  return {
    flow,
    clientId: 'docs',
    clientSecret: '',
    user: '',
    password: '',
    scopes: ['read', 'write'],
    ...more,
  };
}

describe('OAuth: the console', () => {
  it('receives a token in the URL through the implicit flow', async () => {
    expect(await getToken(input('implicit'), environment)).toMatchObject({ accessToken: 'token read write' });
  });

  it('receives a token through the authorization code flow, with PKCE', async () => {
    expect(await getToken(input('authorizationCode'), environment)).toEqual({
      accessToken: 'token of a code',
      refreshToken: 'again',
      expiresIn: 3600,
    });
  });

  it('receives a token with client credentials, and with a password', async () => {
    expect(await getToken(input('clientCredentials', { clientSecret: 'secret' }), environment)).toMatchObject(
      { accessToken: 'token read write' },
    );
    expect(
      await getToken(input('password', { user: 'ada', password: 'lovelace' }), environment),
    ).toMatchObject({ accessToken: 'token read write' });
  });

  it('receives a token from an OpenID provider, through its discovery document', async () => {
    const flow = await discoverFlow({ url: `${origin}/.well-known/openid-configuration`, fetch });
    expect(await getToken(input('authorizationCode', { flow }), environment)).toMatchObject({
      accessToken: 'token of a code',
    });
  });

  it("receives a token through the device authorization flow, polling at the server's interval", async () => {
    expect(await getToken(input('deviceAuthorization'), environment)).toMatchObject({
      accessToken: 'token of a device',
    });
    expect(shownCode).toBe('ABCD https://a.b/device');
    expect(waits).toEqual([2, 2, 7]);
  });

  it('polls every 5 seconds if the authorization server names no usable interval', async () => {
    for (const unusable of ['soon', 0, undefined]) {
      waits.length = 0;
      polls = 2;
      interval = unusable;
      await getToken(input('deviceAuthorization'), environment);
      expect(waits).toEqual([5]);
    }
  });

  it('authenticates with HTTP Basic if the server does not accept the client secret in the form', async () => {
    const { flow } = input('clientCredentials');
    const strict = input('clientCredentials', {
      clientSecret: 's:ecret',
      flow: { ...flow, tokenUrl: `${origin}/strict` },
    });
    expect(await getToken(strict, environment)).toMatchObject({ accessToken: 'token by Basic' });
    await expect(getToken({ ...strict, clientSecret: '' }, environment)).rejects.toThrow('invalid_client');
  });

  it('exchanges a refresh token, and keeps it unless the server sends another', async () => {
    const refresh = (refreshToken: string) =>
      refreshedToken({ ...input('authorizationCode'), refreshToken }, environment);
    expect(await refresh('again')).toEqual({
      accessToken: 'fresh token',
      refreshToken: 'again',
      expiresIn: 60,
    });
    await expect(refresh('old')).rejects.toThrow('invalid_grant');
  });

  it('reports which OAuth URL is missing from the OpenAPI document', async () => {
    const { flow } = input('password');
    const lacking = (kind: MockFlow['kind']) =>
      getToken(
        input(kind, { flow: { ...flow, kind, tokenUrl: undefined, authorizationUrl: undefined } }),
        environment,
      );
    await expect(lacking('password')).rejects.toThrow('contains no token URL');
    await expect(lacking('authorizationCode')).rejects.toThrow('contains no authorization URL');
  });

  it('rejects an authorization response whose state belongs to another request', async () => {
    const forged = {
      ...environment,
      authorize: async () => new URL('https://docs.example/api?code=x&state=y'),
    };
    await expect(getToken(input('authorizationCode'), forged)).rejects.toThrow('belongs to another sign-in');
  });

  it("reports the authorization server's reason for refusing a token", async () => {
    await expect(getToken(input('clientCredentials'), environment)).rejects.toThrow('That is not right.');
    await expect(getToken(input('implicit', { clientId: 'x' }), environment)).rejects.toThrow(
      'unauthorized_client',
    );
  });
});
