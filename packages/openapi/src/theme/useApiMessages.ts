import { usePluginMessages } from 'lectern/theme';
import { apiMessages } from '../messages.js';

/** The messages of the reference in the language of the page. */
export const useApiMessages = () => usePluginMessages(apiMessages);
