import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { formatDiagnostic } from '../diagnostics/diagnostic.js';
import { escapeHtml } from '../util/escape.js';

const box =
  'position:fixed;inset:auto auto 1rem 1rem;z-index:100;max-inline-size:min(40rem,calc(100vw - 2rem));max-block-size:60vh;overflow:auto;padding:.5rem 1rem;border:2px solid #b45309;border-radius:8px;background:Canvas;color:CanvasText;font:.875rem/1.5 system-ui,sans-serif';

/** Adds the errors in other files to a page, in a region that navigation and edits update. */
export function withNotices({ html, notices }: { html: string; notices: readonly Diagnostic[] }): string {
  const region = `<div data-region="dev-notices">${notices.length === 0 ? '' : list(notices)}</div>`;
  const end = html.lastIndexOf('</body>');
  return end < 0 ? html + region : html.slice(0, end) + region + html.slice(end);
}

function list(notices: readonly Diagnostic[]): string {
  const count = notices.length === 1 ? '1 problem' : `${notices.length} problems`;
  const texts = notices.map(
    (notice) => `<pre style="white-space:pre-wrap">${escapeHtml(formatDiagnostic(notice))}</pre>`,
  );
  return `<details style="${box}"><summary style="cursor:pointer">${count} in other files</summary>${texts.join('')}</details>`;
}

/**
 * Creates a function that prints the errors of the requested page, or those in other files. An error is printed again only if
 * it disappeared in the meantime.
 */
export function noticePrinter(print: (text: string) => void): (notices: readonly Diagnostic[]) => void {
  let known = new Set<string>();
  return (notices) => {
    const texts = new Set(notices.map(formatDiagnostic));
    for (const text of texts) if (!known.has(text)) print(text);
    known = texts;
  };
}
