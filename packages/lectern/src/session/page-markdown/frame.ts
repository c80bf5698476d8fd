import type { HtmlToMarkdownRule } from '../../plugin/types.js';

export interface MarkdownOptions {
  /** What plug-ins say of their elements, by class name. */
  rules: Readonly<Record<string, HtmlToMarkdownRule>>;
  /** The absolute URL of what an element refers to. */
  resolve: (address: string) => string;
}

/** An element that is being read: what it has given so far, as Markdown. */
export interface Frame {
  name: string;
  attributes: Readonly<Record<string, string>>;
  classes: readonly string[];
  /** Complete blocks. */
  blocks: string[];
  /** Words since the last block: `addInline` adds to them. */
  inline: string;
  /** The last character of these; to ask the string itself would copy all of it each time. */
  last: string;
  /** Blocks of each item of a list. */
  items: string[][];
  /** Cells of each row of a table. */
  rows: string[][];
  /** How each column of a table is aligned. */
  columns: string[];
  /** Of a block of code. */
  title?: string | undefined;
}

export function openFrame(name: string, attributes: Readonly<Record<string, string>> = {}): Frame {
  const classes = (attributes.class ?? '').split(' ');
  return { name, attributes, classes, blocks: [], inline: '', last: '', items: [], rows: [], columns: [] };
}

export function addInline(frame: Frame, words: string): void {
  if (words === '') return;
  frame.inline += words;
  frame.last = words.charAt(words.length - 1);
}

/** Creates the words since the last block a paragraph. */
export function endParagraph(frame: Frame): void {
  const text = frame.inline.trim();
  frame.inline = '';
  frame.last = '';
  if (text !== '') frame.blocks.push(escapeStart(text));
}

/** All that an element has given, in one line. */
export function inOneLine(frame: Frame): string {
  return [...frame.blocks, frame.inline.trim()]
    .map((block) => block.replace(/^#+ /, '').replace(/\s*\n\s*/g, ' '))
    .join(' ')
    .trim();
}

/** Words do not become a list or a heading because of how they begin. */
function escapeStart(text: string): string {
  return text.replace(/^(?=(?:#{1,6}|[-+])(?:\s|$)|>)/, '\\').replace(/^(\d+)(?=[.)](?:\s|$))/, '$1\\');
}

/** Words as Markdown that means these very words. */
export function escapeWords(text: string): string {
  return text.replace(/[\\`*[\]<]/g, '\\$&').replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_');
}

export function indent(text: string, width: number): string {
  return text.replace(/\n(?=[^\n])/g, `\n${' '.repeat(width)}`);
}
