import { createRequire } from 'node:module';
import { defineMdastPlugin } from 'satteri';

/** `10:30:45` is a time. */
const shortcode = /(?<![\p{L}\p{N}]):([+\w-]+):(?![\p{L}\p{N}])/gu;

/** Replaces each name that GitHub knows with the emoji, such as `:wave:`. Other words stay unchanged. */
export function withEmoji(text: string): string {
  if (text.search(shortcode) === -1) return text;
  // Few texts have any, and the list is long.
  const { nameToEmoji } = createRequire(import.meta.url)('gemoji') as typeof import('gemoji');
  return text.replace(shortcode, (whole, name: string) => nameToEmoji[name] ?? whole);
}

/** Comes after the headings, whose IDs are made of the names. */
export function emoji() {
  return defineMdastPlugin({
    name: 'lectern-emoji',
    text(node, context) {
      const value = withEmoji(node.value);
      if (value !== node.value) context.replaceNode(node, { type: 'text', value });
    },
  });
}
