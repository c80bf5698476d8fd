/// <reference types="vite/client" />
import type { Islands } from '../islands/islands.js';
import type { Announcer } from '../shell/announcer.js';
import { buildOf } from './addresses.js';
import type { FetchedPage, Pages } from './pages.js';
import { createPages } from './pages.js';
import { startPrefetch } from './prefetch.js';
import { createProgress } from './progress.js';
import { createProgressBar } from './progress-bar.js';
import { addStyles } from './styles.js';
import { swapPage } from './swap.js';

export type Outcome =
  | { kind: 'shown' }
  /** The reader has navigated elsewhere, or the page redirects to another URL. */
  | { kind: 'aborted' }
  | { kind: 'foreign' }
  | { kind: 'unreachable'; error: Error };

export interface PageLoader {
  pages: Pages;
  show(input: { url: URL; event: NavigateEvent }): Promise<Outcome>;
  done(): void;
}

export function createPageLoader({
  islands,
  announcer,
}: {
  islands: Islands;
  announcer: Announcer;
}): PageLoader {
  const pages = createPages();
  const progress = createProgress(createProgressBar({ announcer }));
  startPrefetch({ pages });
  // The dev server's client dispatches this event after an edit.
  if (import.meta.hot) addEventListener('lectern:edited', pages.forget);
  return {
    pages,
    async show({ url, event: { signal, navigationType } }) {
      progress.start();
      const answer = await pages.fetch({ url });
      if (signal.aborted) return { kind: 'aborted' };
      if (answer.kind === 'unreachable') return answer;
      if (answer.kind === 'foreign' || !belongsHere(answer)) return { kind: 'foreign' };
      if (answer.movedTo !== undefined) {
        const to = new URL(answer.movedTo, location.href);
        if (to.hash === '') to.hash = url.hash;
        // This navigation aborts the current one.
        window.navigation?.navigate(to.href, { history: 'replace' });
        return { kind: 'aborted' };
      }
      await addStyles(answer.document);
      if (signal.aborted) return { kind: 'aborted' };
      try {
        swapPage({ next: answer.document, islands });
      } catch (error) {
        console.error(`Navigation to ${url.href} failed:`, error);
        return { kind: 'foreign' };
      }
      announcer.say(document.title);
      // Start at the top. If the reader had scrolled on this page before, the browser then restores the scroll
      // position.
      if (navigationType === 'traverse') scrollTo({ top: 0, behavior: 'instant' });
      return { kind: 'shown' };
    },
    done: progress.done,
  };
}

/** A page from another build or in another language needs a full page load. */
function belongsHere({ build, movedTo, document: next }: FetchedPage): boolean {
  if (movedTo !== undefined) return true;
  return build === buildOf(document) && next.documentElement.lang === document.documentElement.lang;
}
