import { wordsElementId } from '../../messages/client.js';

/** The words of scripts in the language of the page: English, where the page brings no others. */
export function wordsOf<Words extends Readonly<Record<string, string>>>(
  defaults: Words,
): Record<keyof Words, string> {
  const translated = JSON.parse(document.getElementById(wordsElementId)?.textContent ?? '{}') as Partial<
    Record<keyof Words, string>
  >;
  return { ...defaults, ...translated };
}
