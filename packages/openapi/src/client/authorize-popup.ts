import { TokenError } from './oauth.js';

/** Polling interval in milliseconds. Polling is necessary because a cross-origin window cannot notify its opener. */
const interval = 200;

/** Returns the URL to which an authorization server redirects readers back. */
export function redirectAddress(): string {
  return location.origin + location.pathname;
}

/**
 * Opens the authorization server in a popup and waits for it to redirect back to this page.
 * @throws TokenError if the popup is blocked, or closed too early.
 */
export function authorizeInPopup(url: string): Promise<URL> {
  const popup = open(url, 'lectern-authorize', 'popup,width=560,height=720');
  return new Promise((resolve, reject) => {
    if (popup === null) {
      reject(
        new TokenError(
          'The browser blocked the sign-in window of the authorization server. Allow pop-ups for this page, then try again.',
        ),
      );
      return;
    }
    const timer = setInterval(() => {
      const back = addressOf(popup);
      if (back === undefined && !popup.closed) return;
      clearInterval(timer);
      popup.close();
      if (back === undefined)
        reject(new TokenError('The window was closed before the authorization server sent a token.'));
      else resolve(back);
    }, interval);
  });
}

/** Returns the popup's URL; undefined while it shows another origin, or nothing yet. */
function addressOf(popup: Window): URL | undefined {
  try {
    const url = new URL(popup.location.href);
    return url.origin === location.origin && url.pathname === location.pathname ? url : undefined;
  } catch {
    return undefined;
  }
}
