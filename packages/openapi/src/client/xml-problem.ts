import { trustedHtml } from 'lectern/client';
/**
 * Why a text is not XML, in the browser's own words; `undefined` for one that is. If there is no parser, as in a
 * build, only its beginning is looked at.
 */
export function xmlProblem(text: string): string | undefined {
  if (!text.trim().startsWith('<')) return 'The body is not XML.';
  if (typeof DOMParser === 'undefined') return undefined;
  const parsed = new DOMParser().parseFromString(trustedHtml(text.trim()), 'application/xml');
  const error = parsed.querySelector('parsererror');
  if (error === null) return undefined;
  const words = error.textContent ?? '';
  // Chromium and Safari have a sentence around it; Firefox puts the source below.
  const reason = /error on line[^\n]*/.exec(words)?.[0] ?? words.split('\n').slice(0, 1).join('');
  return `The body is not well-formed XML: ${reason.trim()}`;
}
