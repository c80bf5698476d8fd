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
  /** The reader has navigated elsewhere, or the page only redirects to another URL. */
  | { kind: 'aborted' }
  /** The browser must load the page. */
  | { kind: 'foreign' }
  /** The request got no response. */
  | { kind: 'unreachable'; error: Error };

/** The part of client-side navigation that is loaded on the first interaction. */
export interface PageLoader {
  pages: Pages;
  /** Requests a page, swaps it in, and announces its title. The progress bar runs until `done`. */
  show(input: { url: URL; event: NavigateEvent }): Promise<Outcome>;
  done(): void;
}

/** Creates the page loader, and starts prefetching. */
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
  // Dispatched by the dev server's client.
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
        // This aborts the current navigation.
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
      // A page left at the top has no scroll position to restore.
      if (navigationType === 'traverse') scrollTo({ top: 0, behavior: 'instant' });
      return { kind: 'shown' };
    },
    done: progress.done,
  };
}

/**
 * Returns whether the next page can be swapped in: it has the same build's scripts, and the same language's messages.
 */
function belongsHere({ build, movedTo, document: next }: FetchedPage): boolean {
  if (movedTo !== undefined) return true;
  return build === buildOf(document) && next.documentElement.lang === document.documentElement.lang;
}
