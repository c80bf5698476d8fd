import { contentBlocks } from './content-lines.js';
import { plainText } from './plain-text.js';

/** A line that begins with one `#`, or is made of `=`. */
const mayHaveTitle = /^ {0,3}(?:#(?!#)|=+\s*$)/m;

/**
 * The first level-1 heading of a text, without marks and `{#id}`.
 * @param body - The text after the front matter.
 */
export function contentTitle(body: string): string | undefined {
  // Many texts have their title in the front matter, and looking is cheaper than walking through all of them.
  if (!mayHaveTitle.test(body)) return undefined;
  for (const { kind, level, text } of contentBlocks(body)) {
    if (kind === 'heading' && level === 1) return plainText(text);
  }
  return undefined;
}
