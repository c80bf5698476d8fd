import { createModuleLoader } from '../../util/lazy-module.js';

/** Loads the scripts of pages, each when the first page with it arrives. */
export function startPageScripts(): void {
  const load = createModuleLoader();
  const started = new Set<string>();
  const look = (page: ParentNode): void => {
    for (const { href } of page.querySelectorAll<HTMLLinkElement>('link[data-page-script]')) {
      if (started.has(href)) continue;
      started.add(href);
      load(href).then(
        (module) => (module as { default: () => void }).default(),
        // The page is readable without it; the next page requests it again.
        () => started.delete(href),
      );
    }
  };
  // Without a document, the page is the one that was loaded.
  addEventListener('lectern:page', (event) =>
    look((event as CustomEvent<Document | null>).detail ?? document),
  );
}
