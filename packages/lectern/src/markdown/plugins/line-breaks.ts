import type { Custom, MdastNode } from 'satteri';
import { defineMdastPlugin } from 'satteri';
import { breakName } from '../../util/break-name.js';

type Content = MdastNode | Custom;

/** Browsers would break IDs and names such as `UC-01`, `REQ-F-09`, and `UTF-8` after the hyphen. */
const hyphenated = /(?<![\w-])[A-Z][A-Z\d]*(?:-[A-Z]+)*-\d+(?![\w-])/g;

/** Shorter words fit in any column. */
const longWord = /\S{13}/;

/** Visiting every word is slow, so `lineBreaks` runs only if it might change the document. */
export function needsLineBreaks(source: string): boolean {
  return source.search(hyphenated) !== -1 || /`[^`\n]*\S{13}/.test(source);
}

/**
 * Prevents line breaks in IDs such as `UC-01`, and allows them between the words of a name in inline code. Must run
 * after `headings`, because heading IDs are derived from the plain text.
 */
export function lineBreaks() {
  return defineMdastPlugin({
    name: 'lectern-line-breaks',
    text(node, context) {
      if (node.value.search(hyphenated) !== -1) context.replaceNode(node, wholeIds(node.value));
    },
    inlineCode(node, context) {
      const isName = longWord.test(node.value) && !node.value.includes('://');
      const words = isName ? breakName(node.value) : [];
      if (words.length < 2) return;
      context.replaceNode(node, element({ name: 'code', children: words.flatMap(afterBreak) }));
    },
  });
}

function wholeIds(text: string): Content[] {
  const parts: Content[] = [];
  let end = 0;
  for (const { 0: id, index } of text.matchAll(hyphenated)) {
    if (index > end) parts.push({ type: 'text', value: text.slice(end, index) });
    const children: Content[] = [{ type: 'text', value: id }];
    parts.push(element({ name: 'span', className: 'nowrap', children }));
    end = index + id.length;
  }
  if (end < text.length) parts.push({ type: 'text', value: text.slice(end) });
  return parts;
}

function afterBreak(word: string, index: number): Content[] {
  const text: Content = { type: 'text', value: word };
  return index === 0 ? [text] : [element({ name: 'wbr', children: [] }), text];
}

function element({
  name,
  className,
  children,
}: {
  name: string;
  className?: string;
  children: Content[];
}): Custom {
  const properties = className === undefined ? {} : { hProperties: { className: [className] } };
  return { type: `lectern-${name}`, children, data: { hName: name, ...properties } };
}
