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
