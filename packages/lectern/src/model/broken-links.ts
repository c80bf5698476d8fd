import type { Diagnostic } from '../diagnostics/diagnostic.js';

/** Returns whether a problem is a broken link. */
export function isBrokenLink(found: Diagnostic | undefined): boolean {
  return found?.code === 'broken-link' || found?.code === 'broken-html-link';
}
