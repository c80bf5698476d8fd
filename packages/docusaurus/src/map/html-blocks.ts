import { blockNames, voidElement } from './literal-tags.js';

/**
 * The source of a regular expression for a block of HTML, which ends at a blank line. Requires the flags `i` and `m`.
 */
export const htmlBlock = `^ {0,3}<(?:${blockNames})(?=[\\s/>])[^\\n]*(?:\\n[ \\t]*\\S[^\\n]*)*`;

const tag = /<(\/?)([a-z][\w-]*)([^<>]*)>/gi;
const tagOrSyntax = /(<\/?[a-z][^<>]*>)|[\\`*_[\]~:@]/gi;

/** HTML allows these elements to have no end tag. */
const endsByItself = /^(?:p|li|dt|dd|tr|td|th|option)$/i;
const endsParagraph = new RegExp(`^(?:${blockNames}|pre)$`, 'i');

/**
 * Adds optional end tags to a block of HTML, so `inOneLine` can join its lines, which MDX would parse as paragraphs.
 * Returns undefined if the lines need no joining or can't be joined.
 */
export function wholeBlock(html: string): string | undefined {
  if (!html.includes('\n') || /<!--|<(?:pre|textarea|script|style)(?![\w-])/i.test(html)) return undefined;
  const open: string[] = [];
  let isBroken = false;
  const whole = html.replace(tag, (match, slash: string, name: string, attributes: string) => {
    if (voidElement.test(name) || attributes.endsWith('/')) return match;
    let ends = '';
    const isEndedBy = (last: string): boolean =>
      slash === '/'
        ? last !== name && endsByItself.test(last)
        : (last === name && endsByItself.test(last)) || (last === 'p' && endsParagraph.test(name));
    for (let last = open.at(-1); last !== undefined && isEndedBy(last); last = open.at(-1))
      ends += `</${open.pop()}>`;
    if (slash === '') open.push(name);
    else if (open.pop() !== name) isBroken = true;
    return ends + match;
  });
  const left = open.reverse();
  if (isBroken || !left.every((name) => endsByItself.test(name))) return undefined;
  return whole + left.map((name) => `</${name}>`).join('');
}

/** Also escapes Markdown. The appended line breaks keep the line numbers below the block. */
export function inOneLine(html: string): string {
  const lines = html.split('\n');
  const text = lines.map((line) => line.trim()).join(' ');
  const literal = text.replace(tagOrSyntax, (match, whole?: string) =>
    whole === undefined ? `&#${match.charCodeAt(0)};` : match,
  );
  return literal + '\n'.repeat(lines.length - 1);
}
