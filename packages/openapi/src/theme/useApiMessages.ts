import { usePluginMessages } from 'lectern/theme';
import { apiMessages } from '../messages.js';

export const useApiMessages = () => usePluginMessages(apiMessages);
