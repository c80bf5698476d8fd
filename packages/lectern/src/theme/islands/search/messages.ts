import type { SearchMessageId, SearchMessages } from '../../../messages/search.js';
import { searchMessages } from '../../../messages/search.js';

/** Returns a search message, with each `{name}` replaced by its value. */
export type Translate = (id: SearchMessageId, values?: Readonly<Record<string, string | number>>) => string;

/**
 * Creates a function that returns messages. `messages` contains only translations; the English messages are part of the
 * script.
 */
export function translator(messages: SearchMessages): Translate {
  return (id, values = {}) =>
    (messages[id] ?? searchMessages[id]).replace(/\{(\w+)\}/g, (whole, name: string) =>
      String(values[name] ?? whole),
    );
}
