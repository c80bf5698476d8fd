import type { HtmlToMarkdownRule } from '../../plugin/types.js';

export interface MarkdownOptions {
  rules: Readonly<Record<string, HtmlToMarkdownRule>>;
  resolve: (address: string) => string;
}

export interface Frame {
  name: string;
  attributes: Readonly<Record<string, string>>;
  classes: readonly string[];
  blocks: string[];
  /** Inline content since the last block. Use `addInline` to append to it. */
  inline: string;
  /** The last character of `inline`. Reading it from `inline` would make V8 flatten the whole string each time. */
  last: string;
  items: string[][];
  rows: string[][];
  columns: string[];
  title?: string | undefined;
}

export function openFrame(name: string, attributes: Readonly<Record<string, string>> = {}): Frame {
  const classes = attributes.class?.split(' ') ?? [];
  return { name, attributes, classes, blocks: [], inline: '', last: '', items: [], rows: [], columns: [] };
}

export function addInline(frame: Frame, text: string): void {
  if (text === '') return;
  frame.inline += text;
  frame.last = text.charAt(text.length - 1);
}

export function endParagraph(frame: Frame): void {
  const text = frame.inline.trim();
  frame.inline = '';
  frame.last = '';
  if (text !== '') frame.blocks.push(escapeStart(text));
}

export function inOneLine(frame: Frame): string {
  return [...frame.blocks, frame.inline.trim()]
    .map((block) => block.replace(/^#+ /, '').replace(/\s*\n\s*/g, ' '))
    .join(' ')
    .trim();
}

/** Escapes text that would start a list, a heading, or a block quote. */
function escapeStart(text: string): string {
  return text.replace(/^(?=(?:#{1,6}|[-+])(?:\s|$)|>)/, '\\').replace(/^(\d+)(?=[.)](?:\s|$))/, '$1\\');
}

/** For speed, the pattern skips single spaces, which are the most common whitespace. */
export function inOneSpace(text: string): string {
  return text.replace(/\s{2,}|[^\S ]/g, ' ');
}

export function escapeText(text: string): string {
  const escaped = text.replace(/[\\`*[\]<]/g, '\\$&');
  return escaped.includes('_') ? escaped.replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_') : escaped;
}

export function indent(text: string, width: number): string {
  return text.replace(/\n(?=[^\n])/g, `\n${' '.repeat(width)}`);
}
