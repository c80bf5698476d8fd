import type { OAuthEnvironment, Token } from './oauth.js';
import { TokenError } from './token-error.js';

export interface TokenRequest {
  url: string | undefined;
  fields: Readonly<Record<string, string>>;
  clientId: string;
  clientSecret: string;
  environment: Pick<OAuthEnvironment, 'fetch'>;
}

export interface TokenAnswer {
  isOk: boolean;
  status: number;
  fields: Readonly<Record<string, unknown>>;
}

/** @throws TokenError with the authorization server's message. */
export async function requestToken(request: TokenRequest): Promise<Token> {
  return tokenOf(await postForm(request));
}

export function tokenOf({ isOk, status, fields }: TokenAnswer): Token {
  const { access_token: accessToken, refresh_token: refreshToken, expires_in: expiresIn } = fields;
  if (isOk && typeof accessToken === 'string')
    return {
      accessToken,
      refreshToken: typeof refreshToken === 'string' ? refreshToken : undefined,
      expiresIn: Number.isFinite(Number(expiresIn ?? Number.NaN)) ? Number(expiresIn) : undefined,
    };
  const reason = [fields.error_description, fields.error].find((text) => typeof text === 'string');
  throw new TokenError(
    typeof reason === 'string'
      ? reason
      : `The authorization server responded with ${status} and sent no token.`,
  );
}

/**
 * Sends the client's credentials in the body, which needs no preflight request. If the server rejects them, sends them
 * again with HTTP Basic authentication, which every server must support (RFC 6749, section 2.3.1).
 */
export async function postForm(request: TokenRequest): Promise<TokenAnswer> {
  const { clientId, clientSecret } = request;
  const first = await post({
    ...request,
    fields: { ...request.fields, client_id: clientId, client_secret: clientSecret },
  });
  const isRefused = !first.isOk && (first.status === 401 || first.fields.error === 'invalid_client');
  if (!isRefused || clientSecret === '') return first;
  const credentials = btoa([clientId, clientSecret].map(encodeURIComponent).join(':'));
  return post({ ...request, headers: { Authorization: `Basic ${credentials}` } }).catch(() => first);
}

async function post({
  url,
  fields,
  headers,
  environment: { fetch },
}: Pick<TokenRequest, 'url' | 'fields' | 'environment'> & {
  headers?: Readonly<Record<string, string>>;
}): Promise<TokenAnswer> {
  if (url === undefined) throw new TokenError('The API description contains no token URL for this flow.');
  const response = await fetch(url, {
    method: 'POST',
    headers: { Accept: 'application/json', ...headers },
    body: new URLSearchParams(Object.entries(fields).filter(([, value]) => value !== '')),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  });
  const found: unknown = await response.json().catch(() => undefined);
  return {
    isOk: response.ok,
    status: response.status,
    fields: typeof found === 'object' && found !== null ? (found as Record<string, unknown>) : {},
  };
}
