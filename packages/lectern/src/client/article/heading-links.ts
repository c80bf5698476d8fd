import { linkCopied } from '../../messages/client.js';
import type { Announcer } from '../shell/announcer.js';
import { translatedMessages } from './messages.js';

export function startHeadingLinks({ announcer }: { announcer: Announcer }): void {
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a.heading-link') : null;
    if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented) return;
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    void copyAddress({ link, announcer });
  });
}

async function copyAddress({
  link,
  announcer,
}: {
  link: HTMLAnchorElement;
  announcer: Announcer;
}): Promise<void> {
  try {
    await navigator.clipboard.writeText(link.href);
  } catch {
    return;
  }
  link.dataset.copied = '';
  announcer.say(translatedMessages(link)?.linkCopied ?? linkCopied);
  setTimeout(() => delete link.dataset.copied, 2000);
}
