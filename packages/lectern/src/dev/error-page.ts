import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { formatDiagnostic } from '../diagnostics/diagnostic.js';
import { explanationUrl } from '../diagnostics/explanations/index.js';
import { escapeHtml } from '../util/escape.js';
import { editsMeta } from './edits.js';

export function errorPage({
  diagnostics,
  base,
  script,
}: {
  diagnostics: readonly Diagnostic[];
  base: string;
  script: string;
}): string {
  return [
    '<!doctype html>',
    `<html lang="en" data-base="${escapeHtml(base)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">`,
    '<title>This page can’t be shown</title>',
    `<script type="module" src="${escapeHtml(script)}"></script>`,
    `<script type="module">import { createHotContext } from ${JSON.stringify(script)}; const hot = createHotContext('/lectern'); hot.on('lectern:update', () => location.reload()); hot.send('lectern:seen', Number(document.querySelector('meta[name="${editsMeta}"]').content));</script>`,
    '<style>:root{color-scheme:light dark;font:1rem/1.6 system-ui,sans-serif}body{max-width:60rem;margin:3rem auto;padding:0 1.5rem}pre{white-space:pre-wrap;padding:1rem 1.25rem;border:1px solid;border-inline-start-width:6px;border-radius:6px}</style>',
    '</head><body><main><h1>This page can’t be shown</h1>',
    ...diagnostics.map((diagnostic) => `<pre>${diagnosticHtml(diagnostic)}</pre>`),
    '<p>Fix the problem and save. The page then reloads automatically.</p></main></body></html>',
  ].join('\n');
}

function diagnosticHtml(diagnostic: Diagnostic): string {
  const html = escapeHtml(formatDiagnostic(diagnostic));
  const url = explanationUrl(diagnostic.code);
  if (url === undefined) return html;
  return html.replace(`[${diagnostic.code}]`, `[<a href="${escapeHtml(url)}">${diagnostic.code}</a>]`);
}
