import { useRenderContext } from './context.js';

/**
 * Adds a style sheet to the page, so that only pages that need it load it.
 * @throws as `useRenderContext` does.
 */
export function usePageStyles(href: string): void {
  const { head } = useRenderContext('usePageStyles').collected;
  const link = `<link rel="stylesheet" href="${href}">`;
  if (!head.includes(link)) head.push(link);
}

/**
 * Adds a script to the page, so that only pages that need it load it. The script's default export is called once, on
 * the first page that uses it; after a navigation, the event `lectern:page` announces the next page.
 * @param module - The path from `import script from './script.ts?page-script'`.
 * @throws as `useRenderContext` does.
 */
export function usePageScript(module: string): void {
  const { collected, islandUrl } = useRenderContext('usePageScript');
  const link = `<link rel="modulepreload" data-page-script href="${islandUrl(module)}">`;
  if (!collected.head.includes(link)) collected.head.push(link);
}
