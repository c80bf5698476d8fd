import { trustedHtml } from 'lectern/client';
/**
 * Returns undefined if the text is well-formed. Without an XML parser, as during a build, only its start is checked.
 */
export function xmlProblem(text: string): string | undefined {
  if (!text.trim().startsWith('<')) return 'The body is not XML.';
  if (typeof DOMParser === 'undefined') return undefined;
  const parsed = new DOMParser().parseFromString(trustedHtml(text.trim()), 'application/xml');
  const error = parsed.querySelector('parsererror');
  if (error === null) return undefined;
  const words = error.textContent ?? '';
  // Chromium and Safari put the error on one line of a longer message. Firefox puts it on the first line.
  const reason = /error on line[^\n]*/.exec(words)?.[0] ?? words.split('\n').slice(0, 1).join('');
  return `The body is not well-formed XML: ${reason.trim()}`;
}
