import type { SearchWordId, SearchWords } from '../../../messages/search.js';
import { searchWords } from '../../../messages/search.js';

/** Returns the search messages by ID, with each `{name}` replaced by its value. */
export type Translate = (id: SearchWordId, values?: Readonly<Record<string, string | number>>) => string;

/**
 * Creates a function for messages. Pages contain only translations, because the English messages are part of the
 * dialog.
 */
export function translator(words: SearchWords): Translate {
  return (id, values = {}) =>
    (words[id] ?? searchWords[id]).replace(/\{(\w+)\}/g, (whole, name: string) =>
      String(values[name] ?? whole),
    );
}
