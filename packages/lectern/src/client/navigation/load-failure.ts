import { navigationMessages } from '../../messages/client.js';
import { messagesOf } from '../shell/messages.js';

interface Options {
  error: Error;
  retry: () => void;
}

export function loadFailureView({ error, retry }: Options): HTMLElement {
  const messages = messagesOf(navigationMessages);
  const view = element('div', 'error-view');
  const title = element('h1', '', messages['theme.failure.title']);
  const button = element('button', '', messages['theme.failure.retry']);
  button.setAttribute('type', 'button');
  button.addEventListener('click', retry);
  const text = element('p', '', messages[navigator.onLine ? 'theme.failure.text' : 'theme.failure.offline']);
  view.append(title, text, element('p', 'error-text', error.message), button);
  const onOnline = (): void => {
    if (view.isConnected) retry();
  };
  addEventListener('online', onOnline, { once: true });
  return view;
}

/** If the server doesn't respond, don't start a full page load: the browser's error page would replace the site. */
export async function serverAnswers(url: URL | string): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    // Don't follow redirects. `fetch` may fail to load a cross-origin target that the browser can load.
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
