import { usePluginMessages } from 'lectern/theme';
import type { Say } from '../messages.js';
import { messages } from '../messages.js';

/** The messages of the plug-in in the language of the page. */
export function useMessages(): Say {
  return usePluginMessages(messages);
}
