import type { SearchMessageId, SearchMessages } from '../../../messages/search.js';
import { searchMessages } from '../../../messages/search.js';

export type Translate = (id: SearchMessageId, values?: Readonly<Record<string, string | number>>) => string;

/** `messages` contains only translations. The English messages are part of the script. */
export function translator(messages: SearchMessages): Translate {
  return (id, values = {}) =>
    (messages[id] ?? searchMessages[id]).replace(/\{(\w+)\}/g, (whole, name: string) =>
      String(values[name] ?? whole),
    );
}
