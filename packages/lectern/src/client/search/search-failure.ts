import { navigationMessages } from '../../messages/client.js';
import { element, serverAnswers } from '../navigation/load-failure.js';
import { messagesOf } from '../shell/messages.js';

interface Options {
  link: HTMLAnchorElement;
  query: string;
  retry: () => void;
}

/** If the server responds, opens the search page. Otherwise, the search page would also fail to load. */
export async function showSearchFailure({ link, query, retry }: Options): Promise<void> {
  const url = new URL(link.href);
  if (query !== '') url.searchParams.set('q', query);
  if (await serverAnswers(url)) return location.assign(url);
  const messages = messagesOf(navigationMessages);
  const dialog = element('dialog', 'error-view') as HTMLDialogElement;
  const text = messages['theme.failure.search'];
  dialog.setAttribute('aria-label', text);
  dialog.append(element('p', 'error-title', text));
  const button = (label: string, act: () => void): void => {
    const created = element('button', '', label);
    created.addEventListener('click', () => {
      dialog.close();
      act();
    });
    dialog.append(created);
  };
  button(messages['theme.failure.retry'], retry);
  button(messages['theme.failure.close'], () => undefined);
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
