import type { SearchWordId, SearchWords } from '../../../messages/search.js';
import { searchWords } from '../../../messages/search.js';

/** Returns the search messages by ID, with `{name}` replaced by its value. */
export type Translate = (id: SearchWordId, values?: Readonly<Record<string, string | number>>) => string;

/** Pages only include translations; English is part of the dialog. */
export function translator(words: SearchWords): Translate {
  return (id, values = {}) =>
    (words[id] ?? searchWords[id]).replace(/\{(\w+)\}/g, (whole, name: string) =>
      String(values[name] ?? whole),
    );
}
