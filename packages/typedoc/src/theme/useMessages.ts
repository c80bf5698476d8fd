import { usePluginMessages } from 'lectern/theme';
import type { Say } from '../messages.js';
import { messages } from '../messages.js';

export function useMessages(): Say {
  return usePluginMessages(messages);
}
