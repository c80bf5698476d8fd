import { usePluginMessages } from 'lectern/theme';
import type { BlogMessage } from '../messages.js';
import { blogMessages } from '../messages.js';

export function useBlogMessages() {
  const t = usePluginMessages(blogMessages);
  const plural = ({
    id,
    one,
    count,
    name = 'count',
  }: {
    id: BlogMessage;
    one: BlogMessage;
    count: number;
    name?: string;
  }) => t(count === 1 ? one : id, { [name]: String(count), count: String(count) });
  return { t, plural };
}
