import type { OAuthEnvironment, Token, TokenInput } from './oauth.js';
import { TokenError } from './token-error.js';
import { postForm, tokenOf } from './token-request.js';

/** In seconds. Used if the server doesn't specify an interval. */
const defaultInterval = 5;

/** The device authorization flow (RFC 8628): the reader enters a code on the authorization server's page. */
export async function deviceToken(
  { flow, clientId, clientSecret, scopes }: TokenInput,
  environment: OAuthEnvironment,
): Promise<Token> {
  const common = { clientId, clientSecret, environment };
  const started = await postForm({
    ...common,
    url: flow.deviceAuthorizationUrl,
    fields: { scope: scopes.join(' ') },
  });
  const { device_code: deviceCode, user_code: code, verification_uri: page } = started.fields;
  if (!started.isOk) return tokenOf(started);
  if (typeof deviceCode !== 'string' || typeof code !== 'string' || typeof page !== 'string')
    throw new TokenError(
      'The authorization server’s response lacks a device code, a user code, or a verification URL.',
    );
  environment.showCode({ code, url: page });
  const asked = Number(started.fields.interval);
  // Without a positive interval, the console would poll without pausing.
  let interval = asked > 0 ? asked : defaultInterval;
  for (;;) {
    await environment.wait(interval);
    const answer = await postForm({
      ...common,
      url: flow.tokenUrl,
      fields: { grant_type: 'urn:ietf:params:oauth:grant-type:device_code', device_code: deviceCode },
    });
    if (answer.fields.error === 'slow_down') interval += defaultInterval;
    else if (answer.fields.error !== 'authorization_pending') return tokenOf(answer);
  }
}
