import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { formatDiagnostic } from '../diagnostics/diagnostic.js';
import { escapeHtml } from '../util/escape.js';
import { counted } from '../util/nouns.js';

const box =
  'position:fixed;inset:auto auto 1rem 1rem;z-index:100;max-inline-size:min(40rem,calc(100vw - 2rem));max-block-size:60vh;overflow:auto;padding:.5rem 1rem;border:2px solid #b45309;border-radius:8px;background:Canvas;color:CanvasText;font:.875rem/1.5 system-ui,sans-serif';

/** The errors are in a region, which client-side navigation and edits replace. */
export function withNotices({ html, notices }: { html: string; notices: readonly Diagnostic[] }): string {
  const region = `<div data-region="dev-notices">${notices.length === 0 ? '' : list(notices)}</div>`;
  const end = html.lastIndexOf('</body>');
  return end < 0 ? html + region : html.slice(0, end) + region + html.slice(end);
}

function list(notices: readonly Diagnostic[]): string {
  const texts = notices.map(
    (notice) => `<pre style="white-space:pre-wrap">${escapeHtml(formatDiagnostic(notice))}</pre>`,
  );
  return `<details style="${box}"><summary style="cursor:pointer">${counted(notices.length, 'problem')} in other files</summary>${texts.join('')}</details>`;
}

/** Prints an error again only if it was fixed and then reappeared. */
export interface ErrorPrinter {
  ofPage(input: { address: string; errors: readonly Diagnostic[] }): void;
  elsewhere(errors: readonly Diagnostic[]): void;
}

export function errorPrinter(print: (text: string) => void): ErrorPrinter {
  const pages = new Map<string, readonly string[]>();
  let others: readonly string[] = [];
  const printNew = (texts: readonly string[]): void => {
    const known = new Set([...others, ...[...pages.values()].flat()]);
    for (const text of new Set(texts)) if (!known.has(text)) print(text);
  };
  return {
    ofPage({ address, errors }) {
      const texts = errors.map(formatDiagnostic);
      printNew(texts);
      if (texts.length > 0) pages.set(address, texts);
      else pages.delete(address);
    },
    elsewhere(errors) {
      const texts = errors.map(formatDiagnostic);
      printNew(texts);
      others = texts;
    },
  };
}
