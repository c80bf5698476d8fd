import { useEffect, useRef, useState } from 'react';
import { authorizeInPopup, redirectAddress } from '../../client/authorize-popup.js';
import { setCredential } from '../../client/credentials.js';
import type { OAuthEnvironment, Token, TokenInput } from '../../client/oauth.js';
import { discoverFlow, getToken, refreshedToken } from '../../client/oauth.js';
import { watchPolicy } from '../../client/send.js';
import { TokenError } from '../../client/token-error.js';
import { keepValue, keptValue } from '../../client/token-store.js';
import { wait } from '../../client/wait.js';
import type { MockFlow } from '../../model/mock-data.js';
import type { Messages } from './messages.js';

interface Options {
  name: string;
  discovery: string | undefined;
  dataUrl: string;
  t: Messages;
}

export function useToken({ name, discovery, dataUrl, t }: Options): {
  message: string;
  get: (input: TokenInput) => void;
  refresh: (input: Pick<TokenInput, 'flow' | 'clientId' | 'clientSecret'>) => void;
} {
  const [message, setMessage] = useState('');
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const run = async (
    request: (environment: OAuthEnvironment) => Promise<Token>,
    clientId: string,
  ): Promise<void> => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const say = (text: string): void => {
      if (!signal.aborted) setMessage(text);
    };
    say(t('tokenWaiting'));
    keepValue({ scheme: name, what: 'clientId', value: clientId });
    const environment = environmentOf({ dataUrl, signal, say, t });
    try {
      const { accessToken, refreshToken, expiresIn } = await request(environment);
      if (signal.aborted) return;
      setCredential({ scheme: name, value: accessToken });
      keepValue({ scheme: name, what: 'refreshToken', value: refreshToken ?? '' });
      const minutes = String(Math.max(1, Math.round((expiresIn ?? 0) / 60)));
      say(expiresIn === undefined ? t('tokenDone') : t('tokenExpires', { minutes }));
    } catch (error) {
      say(error instanceof TokenError ? error.message : t('tokenFailed'));
    }
  };

  const flowOf = async (flow: MockFlow, { fetch }: OAuthEnvironment): Promise<MockFlow> =>
    discovery === undefined ? flow : discoverFlow({ url: discovery, fetch });
  return {
    message,
    get: (input) =>
      void run(
        async (environment) =>
          getToken({ ...input, flow: await flowOf(input.flow, environment) }, environment),
        input.clientId,
      ),
    refresh: (input) =>
      void run(async (environment) => {
        const refreshToken = keptValue({ scheme: name, what: 'refreshToken' });
        const flow = await flowOf(input.flow, environment);
        return refreshedToken({ ...input, flow, refreshToken }, environment);
      }, input.clientId),
  };
}

function environmentOf({
  dataUrl,
  signal,
  say,
  t,
}: {
  dataUrl: string;
  signal: AbortSignal;
  say: (text: string) => void;
  t: Messages;
}): OAuthEnvironment {
  return {
    redirectUri: redirectAddress(dataUrl),
    fetch: async (url, init) => {
      const policy = watchPolicy(String(url));
      try {
        return await fetch(url, { ...init, signal });
      } catch (error) {
        // Waits for the CSP violation event, which browsers fire in a separate task after the request fails.
        await new Promise((resolve) => setTimeout(resolve));
        if (!policy.isBlocked()) throw error;
        throw new TokenError(t('tokenBlocked', { server: new URL(String(url)).origin }), { cause: error });
      } finally {
        policy.stop();
      }
    },
    authorize: (url) =>
      authorizeInPopup({ url, signal, onClosed: () => say(t('tokenClosed', { button: t('tokenGetNow') })) }),
    showCode: ({ code, url }) => say(t('tokenCode', { code, url })),
    wait: (seconds) => wait({ seconds, signal }),
  };
}
