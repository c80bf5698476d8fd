import { useRenderContext } from './context.js';

/**
 * Adds a style sheet to the page. Other pages don't load it.
 * @throws in the same cases as `useRenderContext`.
 */
export function usePageStyles(href: string): void {
  const { head } = useRenderContext('usePageStyles').collected;
  const link = `<link rel="stylesheet" href="${href}">`;
  if (!head.includes(link)) head.push(link);
}

interface PageScriptOptions {
  /**
   * When to load the script: with the page, or with the reader's first interaction.
   * @defaultValue 'load'
   */
  on?: 'load' | 'interaction';
}

/**
 * Adds a script to the page. Other pages don't load it. The script's default export is called once, on the first page
 * that uses the script; after a navigation, the `lectern:page` event announces the next page.
 * With `{ on: 'interaction' }`, the script loads with the reader's first interaction, and costs nothing before that.
 * Clicks on elements with `data-needs-script` are replayed if they occurred before the script started.
 * @param module - The path from `import script from './script.ts?page-script'`.
 * @throws in the same cases as `useRenderContext`.
 */
export function usePageScript(module: string, { on = 'load' }: PageScriptOptions = {}): void {
  const { collected, islandUrl } = useRenderContext('usePageScript');
  // Browsers don't fetch a link whose media query doesn't match, so the script isn't loaded before the first
  // interaction.
  const media = on === 'load' ? '' : 'media="not all" ';
  const link = `<link rel="modulepreload" ${media}data-page-script href="${islandUrl(module)}">`;
  if (!collected.head.includes(link)) collected.head.push(link);
}
