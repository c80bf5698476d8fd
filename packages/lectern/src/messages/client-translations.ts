import { navigationMessages } from './client.js';
import { crashMessages } from './crash.js';

export function translatedClientMessages(messages: Readonly<Record<string, string>>): Record<string, string> {
  const defaults: Readonly<Record<string, string>> = { ...navigationMessages, ...crashMessages };
  return Object.fromEntries(
    Object.entries(defaults).flatMap(([id, text]) => {
      const translated = messages[id];
      return translated === undefined || translated === text ? [] : [[id, translated]];
    }),
  );
}
