import { useRenderContext } from './context.js';

/**
 * Adds a style sheet to the page. Other pages don't load it.
 * @throws outside a page, and in the browser, where an island has only its props.
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
 * @throws outside a page, and in the browser, where an island has only its props.
 */
export function usePageScript(module: string, { on = 'load' }: PageScriptOptions = {}): void {
  const { collected, islandUrl } = useRenderContext('usePageScript');
  // Browsers don't preload a link whose media query doesn't match.
  const media = on === 'load' ? '' : 'media="not all" ';
  const link = `<link rel="modulepreload" ${media}data-page-script href="${islandUrl(module)}">`;
  if (!collected.head.includes(link)) collected.head.push(link);
}
