import { messagesElementId } from '../../messages/client.js';

/** Messages without a translation are in English. */
export function messagesOf<Words extends Readonly<Record<string, string>>>(
  defaults: Words,
): Record<keyof Words, string> {
  const translated = JSON.parse(document.getElementById(messagesElementId)?.textContent ?? '{}') as Partial<
    Record<keyof Words, string>
  >;
  return { ...defaults, ...translated };
}
