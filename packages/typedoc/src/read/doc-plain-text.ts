import type { DocText, TextPart } from '../model/types.js';

/** Returns only the first paragraph, for meta descriptions and cards. */
export function plainText({ parts }: DocText): string {
  const text = parts.map((part) => part.text).join('');
  const [paragraph = ''] = text.trim().split(/\n\s*\n/);
  return paragraph
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]|(?<![\w\p{L}])_|_(?![\w\p{L}])/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}

export function firstParagraph(text: DocText | undefined): DocText | undefined {
  if (text === undefined) return undefined;
  const parts: TextPart[] = [];
  for (const part of text.parts) {
    const end = part.kind === 'markdown' ? part.text.search(/\n\s*\n/) : -1;
    if (end === -1) parts.push(part);
    else {
      parts.push({ ...part, text: part.text.slice(0, end) });
      break;
    }
  }
  return { ...text, parts };
}
