import { navigationMessages } from '../../messages/client.js';
import { messagesOf } from '../shell/messages.js';

interface Options {
  error: Error;
  retry: () => void;
}

/** Returns the view that replaces a page that failed to load: an error message, and a button to retry. */
export function loadFailureView({ error, retry }: Options): HTMLElement {
  const messages = messagesOf(navigationMessages);
  const view = element('div', 'error-view');
  const title = element('h1', '', messages['theme.failure.title']);
  const button = element('button', '', messages['theme.failure.retry']);
  button.setAttribute('type', 'button');
  button.addEventListener('click', retry);
  const text = element('p', '', messages[navigator.onLine ? 'theme.failure.text' : 'theme.failure.offline']);
  view.append(title, text, element('p', 'error-text', error.message), button);
  // The page retries automatically once the device is online again.
  const onOnline = (): void => {
    if (view.isConnected) retry();
  };
  addEventListener('online', onOnline, { once: true });
  return view;
}

/**
 * Checks whether the server responds, so that a full page load may succeed. Without a server, a full page load would
 * only replace our error page with the browser's.
 */
export async function serverAnswers(url: URL | string): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    // Without following redirects, because the browser can load a cross-origin page that `fetch` can't.
    await fetch(url, { method: 'HEAD', cache: 'no-store', redirect: 'manual' });
    return true;
  } catch {
    return false;
  }
}

export function element(name: string, className: string, text = ''): HTMLElement {
  const created = document.createElement(name);
  if (className !== '') created.className = className;
  created.textContent = text;
  return created;
}
