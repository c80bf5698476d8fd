import { createModuleLoader } from '../../util/lazy-module.js';

/** Loads the scripts that pages bring, each when the first page with it has come. */
export function startPageScripts(): void {
  const load = createModuleLoader();
  const started = new Set<string>();
  const start = async (address: string): Promise<void> => {
    if (started.has(address)) return;
    started.add(address);
    try {
      const module = (await load(address)) as { default?: () => void };
      module.default?.();
    } catch {
      // Everything can be read without it; the next page asks again.
      started.delete(address);
    }
  };
  const look = (page: Document): void => {
    for (const { href } of page.head.querySelectorAll<HTMLLinkElement>('link[data-page-script]'))
      void start(new URL(href, location.href).href);
  };
  addEventListener('lectern:page', (event) => {
    const { detail } = event as CustomEvent<Document | undefined>;
    if (detail !== undefined) look(detail);
  });
  look(document);
}
