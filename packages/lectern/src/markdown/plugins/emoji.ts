import { createRequire } from 'node:module';
import { defineMdastPlugin } from 'satteri';
import { ownValue } from '../../util/own-value.js';

/** Matches an emoji name between colons, but not a time such as `10:30:45`. */
const shortcode = /(?<![\p{L}\p{N}]):([+\w-]+):(?![\p{L}\p{N}])/gu;

export function withEmoji(text: string): string {
  if (text.search(shortcode) === -1) return text;
  // Few documents need the long list of emoji, so it is loaded on demand.
  const { nameToEmoji } = createRequire(import.meta.url)('gemoji') as typeof import('gemoji');
  return text.replace(shortcode, (whole, name: string) => ownValue(nameToEmoji, name) ?? whole);
}

/** Must run after `headings`, because heading IDs contain the names instead of the emoji. */
export function emoji() {
  return defineMdastPlugin({
    name: 'lectern-emoji',
    text(node, context) {
      const value = withEmoji(node.value);
      if (value !== node.value) context.replaceNode(node, { type: 'text', value });
    },
  });
}
