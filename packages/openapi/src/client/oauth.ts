import type { MockFlow } from '../model/mock-data.js';
import { deviceToken } from './device-flow.js';
import { TokenError } from './token-error.js';
import { requestToken } from './token-request.js';

export interface TokenInput {
  flow: MockFlow;
  clientId: string;
  clientSecret: string;
  user: string;
  password: string;
  scopes: readonly string[];
}

/** Tests replace these browser features. */
export interface OAuthEnvironment {
  fetch: typeof fetch;
  authorize: (url: string) => Promise<URL>;
  /** The authorization server redirects the reader to this URL, which must be registered with that server. */
  redirectUri: string;
  showCode: (input: { code: string; url: string }) => void;
  wait: (seconds: number) => Promise<void>;
}

export interface Token {
  accessToken: string;
  refreshToken?: string | undefined;
  expiresIn?: number | undefined;
}

/** @throws TokenError with the authorization server's message. */
export function getToken(input: TokenInput, environment: OAuthEnvironment): Promise<Token> {
  const { flow, clientId, clientSecret, user, password } = input;
  const scope = input.scopes.join(' ');
  switch (flow.kind) {
    case 'implicit':
      return implicitToken(input, environment);
    case 'authorizationCode':
      return codeToken(input, environment);
    case 'deviceAuthorization':
      return deviceToken(input, environment);
    case 'password':
      return requestToken({
        url: flow.tokenUrl,
        fields: { grant_type: 'password', username: user, password, scope },
        clientId,
        clientSecret,
        environment,
      });
    case 'clientCredentials':
      return requestToken({
        url: flow.tokenUrl,
        fields: { grant_type: 'client_credentials', scope },
        clientId,
        clientSecret,
        environment,
      });
  }
}

/** @throws TokenError with the authorization server's message. */
export async function refreshedToken(
  {
    flow,
    refreshToken,
    clientId,
    clientSecret,
  }: Pick<TokenInput, 'flow' | 'clientId' | 'clientSecret'> & { refreshToken: string },
  environment: Pick<OAuthEnvironment, 'fetch'>,
): Promise<Token> {
  const token = await requestToken({
    url: flow.refreshUrl ?? flow.tokenUrl,
    fields: { grant_type: 'refresh_token', refresh_token: refreshToken },
    clientId,
    clientSecret,
    environment,
  });
  // If the server sends no new refresh token, the current refresh token stays valid.
  return { ...token, refreshToken: token.refreshToken ?? refreshToken };
}

export async function discoverFlow({
  url,
  fetch,
}: {
  url: string;
  fetch: OAuthEnvironment['fetch'];
}): Promise<MockFlow> {
  const response = await fetch(url);
  const found: unknown = response.ok ? await response.json() : undefined;
  const text = (key: string): string | undefined => {
    const value = (found as Record<string, unknown> | undefined)?.[key];
    return typeof value === 'string' ? value : undefined;
  };
  const authorizationUrl = text('authorization_endpoint');
  const tokenUrl = text('token_endpoint');
  if (authorizationUrl === undefined || tokenUrl === undefined)
    throw new TokenError(`${url} lacks authorization_endpoint or token_endpoint.`);
  return { kind: 'authorizationCode', authorizationUrl, tokenUrl, scopes: ['openid'] };
}

async function implicitToken(input: TokenInput, environment: OAuthEnvironment): Promise<Token> {
  const state = randomText();
  const back = await environment.authorize(
    authorizationUrl({ input, environment, fields: { response_type: 'token', state } }),
  );
  const answer = new URLSearchParams(back.hash.slice(1));
  checkAnswer({ answer, state });
  const token = answer.get('access_token');
  if (token === null) throw new TokenError('The authorization server sent no access_token.');
  return { accessToken: token, expiresIn: Number(answer.get('expires_in')) || undefined };
}

/** With PKCE, an intercepted code is useless without the verifier, which stays in this tab. */
async function codeToken(input: TokenInput, environment: OAuthEnvironment): Promise<Token> {
  // On plain HTTP pages, `crypto.subtle` is undefined.
  if (globalThis.crypto.subtle === undefined)
    throw new TokenError('This flow needs a page that was loaded over HTTPS, or from localhost.');
  const state = randomText();
  const verifier = randomText();
  const fields = {
    response_type: 'code',
    state,
    code_challenge: await challengeOf(verifier),
    code_challenge_method: 'S256',
  };
  const back = await environment.authorize(authorizationUrl({ input, environment, fields }));
  checkAnswer({ answer: back.searchParams, state });
  const code = back.searchParams.get('code');
  if (code === null) throw new TokenError('The authorization server sent no authorization code.');
  const { flow, clientId, clientSecret } = input;
  return requestToken({
    url: flow.tokenUrl,
    fields: {
      grant_type: 'authorization_code',
      code,
      redirect_uri: environment.redirectUri,
      code_verifier: verifier,
    },
    clientId,
    clientSecret,
    environment,
  });
}

function authorizationUrl({
  input: { flow, clientId, scopes },
  environment: { redirectUri },
  fields,
}: {
  input: TokenInput;
  environment: OAuthEnvironment;
  fields: Readonly<Record<string, string>>;
}): string {
  if (flow.authorizationUrl === undefined)
    throw new TokenError('The API description contains no authorization URL for this flow.');
  const url = new URL(flow.authorizationUrl);
  const all = { ...fields, client_id: clientId, redirect_uri: redirectUri, scope: scopes.join(' ') };
  for (const [name, value] of Object.entries(all)) if (value !== '') url.searchParams.set(name, value);
  return url.href;
}

function checkAnswer({ answer, state }: { answer: URLSearchParams; state: string }): void {
  const error = answer.get('error');
  if (error !== null) throw new TokenError(answer.get('error_description') ?? error);
  if (answer.get('state') !== state)
    throw new TokenError('The response belongs to another sign-in. Try again.');
}

function randomText(): string {
  return base64Url(crypto.getRandomValues(new Uint8Array(32)));
}

async function challengeOf(verifier: string): Promise<string> {
  return base64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))));
}

function base64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}
