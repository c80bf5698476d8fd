import { navigationMessages } from '../../messages/client.js';
import { wordsOf } from '../shell/words.js';

interface Options {
  error: Error;
  /** Asks for the page again. */
  retry: () => void;
}

/** What stands instead of a page that fails to load: what went wrong, and a way to try again. */
export function loadFailureView({ error, retry }: Options): HTMLElement {
  const words = wordsOf(navigationMessages);
  const view = element('div', 'error-view');
  const title = element('h1', '', words['theme.failure.title']);
  const button = element('button', '', words['theme.failure.retry']);
  button.setAttribute('type', 'button');
  button.addEventListener('click', retry);
  const text = element('p', '', words[navigator.onLine ? 'theme.failure.text' : 'theme.failure.offline']);
  view.append(title, text, element('p', 'error-text', error.message), button);
  // Coming back from a tunnel, nobody should have to press anything.
  const onOnline = (): void => {
    if (view.isConnected) retry();
  };
  addEventListener('online', onOnline, { once: true });
  return view;
}

/**
 * True when the server now has an answer for the page, so that a full load may do what fetching it could not.
 * Without that, it would only put the browser's own error page instead of ours.
 */
export async function serverAnswers(url: URL): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    // What leads to another site may not be fetched, but it can be loaded.
    await fetch(url, { method: 'HEAD', cache: 'no-store', redirect: 'manual' });
    return true;
  } catch {
    return false;
  }
}

/** Makes an element with a class and a text. */
export function element(name: string, className: string, text = ''): HTMLElement {
  const made = document.createElement(name);
  if (className !== '') made.className = className;
  made.textContent = text;
  return made;
}
