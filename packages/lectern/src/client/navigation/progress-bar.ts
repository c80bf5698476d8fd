import { navigationMessages } from '../../messages/client.js';
import type { Announcer } from '../shell/announcer.js';
import { messagesOf } from '../shell/messages.js';
import type { ProgressView } from './progress.js';

/** The bar has no `aria-valuenow`, because screen readers would announce each step. */
export function createProgressBar({ announcer }: { announcer: Announcer }): ProgressView {
  let bar: HTMLElement | undefined;
  return {
    show(value) {
      if (bar === undefined) {
        const label = messagesOf(navigationMessages)['theme.loading'];
        bar = document.createElement('div');
        bar.className = 'progress';
        bar.setAttribute('role', 'progressbar');
        bar.setAttribute('aria-label', label);
        document.body.append(bar);
        announcer.say(label);
      }
      document.getElementById('main')?.setAttribute('aria-busy', String(value < 1));
      bar.style.setProperty('--progress', String(value));
    },
    remove() {
      bar?.remove();
      bar = undefined;
      document.getElementById('main')?.removeAttribute('aria-busy');
    },
  };
}
