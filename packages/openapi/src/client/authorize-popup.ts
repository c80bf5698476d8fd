import { redirectMessage, redirectPage } from '../model/oauth-redirect.js';
import { TokenError } from './token-error.js';

/** The polling interval in milliseconds. A closed popup is detected by polling, because no event reports it. */
const interval = 200;

/**
 * Returns the redirect URI for authorization servers. It is derived from the URL of the console's data file, which is
 * always two folders below the site's base URL.
 */
export function redirectAddress(dataUrl: string): string {
  return new URL(`../../${redirectPage}`, new URL(dataUrl, location.href)).href;
}

/**
 * Opens the authorization server in a popup and waits for it to redirect back to this site.
 * @param onClosed - Called when the popup seems to be closed. The popup may in fact be open and still send a response:
 * a cross-origin opener policy (COOP) can make it look closed.
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
    // The channel also receives responses for other tabs, which are ignored.
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
