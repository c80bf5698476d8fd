import type { Diagnostic } from '../diagnostics/diagnostic.js';

export function isBrokenLink(found: Diagnostic | undefined): boolean {
  return found?.code === 'broken-link' || found?.code === 'broken-html-link';
}
