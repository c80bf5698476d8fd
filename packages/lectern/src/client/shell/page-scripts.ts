import { createModuleLoader } from '../../util/lazy-module.js';
import { replayEvent } from '../islands/replay.js';

/**
 * A script whose link has `media="not all"` waits for the first interaction. Clicks on elements with
 * `data-needs-script` are replayed after loading.
 */
export function startPageScripts(): void {
  const load = createModuleLoader();
  const started = new Set<string>();
  const clicks: Event[] = [];
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
          // The page works without the script. The next page tries to load the script again.
          () => started.delete(href),
        )
        .finally(() => {
          loading -= 1;
          if (loading === 0) clicks.splice(0).forEach(replayEvent);
        });
    }
  };
  addEventListener('lectern:used', () => {
    isUsed = true;
    look(document);
  });
  addEventListener('click', (event) => {
    if (loading > 0 && (event.target as Element).closest('[data-needs-script]')) clicks.push(event);
  });
  // `detail` is the new page; null after a full page load.
  addEventListener('lectern:page', (event) =>
    look((event as CustomEvent<Document | null>).detail ?? document),
  );
}
