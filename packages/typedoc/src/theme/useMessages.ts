import { usePluginMessages } from 'lectern/theme';
import type { Say } from '../messages.js';
import { messages } from '../messages.js';

/** Returns the plug-in's messages in the page's language. */
export function useMessages(): Say {
  return usePluginMessages(messages);
}
