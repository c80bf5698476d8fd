import { useRenderContext } from './context.js';

/**
 * Adds a style sheet to the head of the page: pages without what needs it do not load it.
 * @throws as `useRenderContext` does.
 */
export function usePageStyles(href: string): void {
  const { head } = useRenderContext('usePageStyles').collected;
  const link = `<link rel="stylesheet" href="${href}">`;
  if (!head.includes(link)) head.push(link);
}

/**
 * Adds a script to the page: pages without what needs it do not load it. Its default export is called once, when the
 * first page with it is shown; after a navigation it is notified of the next page by the event `lectern:page`.
 * @param module - What `import script from './script.ts?page-script'` gives.
 * @throws as `useRenderContext` does.
 */
export function usePageScript(module: string): void {
  const { collected, islandUrl } = useRenderContext('usePageScript');
  const link = `<link rel="modulepreload" data-page-script href="${islandUrl(module)}">`;
  if (!collected.head.includes(link)) collected.head.push(link);
}
