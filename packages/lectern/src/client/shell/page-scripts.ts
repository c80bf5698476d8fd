import { createModuleLoader } from '../../util/lazy-module.js';

/** Loads page scripts. Each is loaded with the first page that needs it. */
export function startPageScripts(): void {
  const load = createModuleLoader();
  const started = new Set<string>();
  const look = (page: ParentNode): void => {
    for (const { href } of page.querySelectorAll<HTMLLinkElement>('link[data-page-script]')) {
      if (started.has(href)) continue;
      started.add(href);
      load(href).then(
        (module) => (module as { default: () => void }).default(),
        // The page is readable without the script, and the next page requests it again.
        () => started.delete(href),
      );
    }
  };
  // An event without a document is for the first page in the window.
  addEventListener('lectern:page', (event) =>
    look((event as CustomEvent<Document | null>).detail ?? document),
  );
}
