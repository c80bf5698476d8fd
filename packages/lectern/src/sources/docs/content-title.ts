import { contentBlocks } from './content-lines.js';
import { plainText } from './plain-text.js';

/**
 * The first level-1 heading of a text, without marks and `{#id}`.
 * @param body - The text after the front matter.
 */
export function contentTitle(body: string): string | undefined {
  for (const { kind, level, text } of contentBlocks(body)) {
    if (kind === 'heading' && level === 1) return plainText(text);
  }
  return undefined;
}
