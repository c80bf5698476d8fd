import { createModuleLoader } from '../../util/lazy-module.js';
import { replayEvent } from '../islands/replay.js';

/**
 * Loads each page script with the first page that needs it or, if its link has `media="not all"`, with the first
 * interaction. Until then, clicks on elements with `data-needs-script` are recorded. They are replayed once the
 * script has loaded.
 */
export function startPageScripts(): void {
  const load = createModuleLoader();
  const started = new Set<string>();
  const clicks: Event[] = [];
  // A link to a section counts as an interaction.
  let isUsed = location.hash !== '';
  let loading = 0;
  const look = (page: ParentNode): void => {
    for (const { href, media } of page.querySelectorAll<HTMLLinkElement>('link[data-page-script]')) {
      if (started.has(href) || (media && !isUsed)) continue;
      started.add(href);
      loading += 1;
      load(href)
        .then(
          (module) => (module as { default: () => void }).default(),
          // The page is readable without the script. The next page tries again.
          () => started.delete(href),
        )
        .finally(() => {
          loading -= 1;
          if (loading === 0) clicks.splice(0).forEach(replayEvent);
        });
    }
  };
  // The islands dispatch this event on the reader's first interaction.
  addEventListener('lectern:used', () => {
    isUsed = true;
    look(document);
  });
  addEventListener('click', (event) => {
    if (loading > 0 && (event.target as Element).closest('[data-needs-script]')) clicks.push(event);
  });
  // After a full page load, the event has no document.
  addEventListener('lectern:page', (event) =>
    look((event as CustomEvent<Document | null>).detail ?? document),
  );
}
