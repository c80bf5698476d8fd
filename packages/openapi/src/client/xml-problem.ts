import { trustedHtml } from 'lectern/client';
/**
 * Returns a message if a string is not well-formed XML, and undefined otherwise. If there is no XML parser, as during a
 * build, only the start of the string is checked.
 */
export function xmlProblem(text: string): string | undefined {
  if (!text.trim().startsWith('<')) return 'The body is not XML.';
  if (typeof DOMParser === 'undefined') return undefined;
  const parsed = new DOMParser().parseFromString(trustedHtml(text.trim()), 'application/xml');
  const error = parsed.querySelector('parsererror');
  if (error === null) return undefined;
  const words = error.textContent ?? '';
  // In Chromium and Safari, the error is one line of a longer message. In Firefox, it is the first line.
  const reason = /error on line[^\n]*/.exec(words)?.[0] ?? words.split('\n').slice(0, 1).join('');
  return `The body is not well-formed XML: ${reason.trim()}`;
}
