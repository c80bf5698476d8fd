import { wordsElementId } from '../../messages/client.js';

/** Returns the messages of scripts in the page's language, with English as the default. */
export function wordsOf<Words extends Readonly<Record<string, string>>>(
  defaults: Words,
): Record<keyof Words, string> {
  const translated = JSON.parse(document.getElementById(wordsElementId)?.textContent ?? '{}') as Partial<
    Record<keyof Words, string>
  >;
  return { ...defaults, ...translated };
}
