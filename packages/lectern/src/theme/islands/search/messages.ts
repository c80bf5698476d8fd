import type { SearchMessageId, SearchMessages } from '../../../messages/search.js';
import { searchMessages } from '../../../messages/search.js';

/** Returns the search message with the given ID. Each `{name}` in it is replaced with its value. */
export type Translate = (id: SearchMessageId, values?: Readonly<Record<string, string | number>>) => string;

/**
 * Creates a function that returns messages. Pages contain only translations, because the dialog contains the English
 * messages.
 */
export function translator(messages: SearchMessages): Translate {
  return (id, values = {}) =>
    (messages[id] ?? searchMessages[id]).replace(/\{(\w+)\}/g, (whole, name: string) =>
      String(values[name] ?? whole),
    );
}
