import { redirectMessage, redirectPage } from '../model/oauth-redirect.js';
import { TokenError } from './token-error.js';

/** In milliseconds. The popup is polled, because no event reports that it is closed. */
const interval = 200;

/** The console's data file is always two folders below the site's base URL. */
export function redirectAddress(dataUrl: string): string {
  return new URL(`../../${redirectPage}`, new URL(dataUrl, location.href)).href;
}

/**
 * @param onClosed - Called when the popup seems closed, even if only a cross-origin opener policy (COOP) makes it look
 * closed.
 * @throws TokenError if the popup is blocked, and DOMException if `signal` aborts.
 */
export function authorizeInPopup({
  url,
  onClosed,
  signal,
}: {
  url: string;
  onClosed: () => void;
  signal: AbortSignal;
}): Promise<URL> {
  const popup = open(url, 'lectern-authorize', 'popup,width=560,height=720');
  if (popup === null)
    return Promise.reject(
      new TokenError(
        'The browser blocked the sign-in window of the authorization server. Allow pop-ups for this page, then try again.',
      ),
    );
  const state = new URL(url).searchParams.get('state');
  const channel = new BroadcastChannel(redirectMessage);
  const timer = setInterval(() => {
    if (!popup.closed) return;
    clearInterval(timer);
    onClosed();
  }, interval);
  const finished = new AbortController();
  return new Promise<URL>((resolve, reject) => {
    const options = { signal: finished.signal };
    addEventListener(
      'message',
      ({ source, origin, data }: MessageEvent<unknown>) => {
        const back = origin === location.origin && source === popup ? addressIn(data) : undefined;
        if (back !== undefined) resolve(back);
      },
      options,
    );
    // The channel also receives responses that are for other tabs.
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const back = addressIn(data);
      if (back !== undefined && stateOf(back) === state) resolve(back);
    });
    signal.addEventListener('abort', () => reject(signal.reason as DOMException), options);
  }).finally(() => {
    clearInterval(timer);
    finished.abort();
    channel.close();
    popup.close();
  });
}

function addressIn(data: unknown): URL | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { type, url } = data as Readonly<Record<string, unknown>>;
  return type === redirectMessage && typeof url === 'string' ? new URL(url) : undefined;
}

function stateOf({ searchParams, hash }: URL): string | null {
  return searchParams.get('state') ?? new URLSearchParams(hash.slice(1)).get('state');
}
