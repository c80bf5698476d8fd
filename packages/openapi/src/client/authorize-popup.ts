import { TokenError } from './oauth.js';

/** How often the popup is looked at: another site cannot say that it is done. */
const interval = 200;

/** The URL of this page, to which an authorization server sends readers back. */
export function redirectAddress(): string {
  return location.origin + location.pathname;
}

/**
 * Shows the page of an authorization server in its own window, until the server sends the reader back to this page.
 * @throws TokenError when the window cannot be opened or is closed before.
 */
export function authorizeInPopup(url: string): Promise<URL> {
  const popup = open(url, 'lectern-authorize', 'popup,width=560,height=720');
  return new Promise((resolve, reject) => {
    if (popup === null) {
      reject(
        new TokenError(
          'The browser did not open the window of the authorization server. Allow pop-ups for this page. Allow pop-ups for this page.',
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

/** Nothing while the window shows a page of another site, or none yet. */
function addressOf(popup: Window): URL | undefined {
  try {
    const url = new URL(popup.location.href);
    return url.origin === location.origin && url.pathname === location.pathname ? url : undefined;
  } catch {
    return undefined;
  }
}
