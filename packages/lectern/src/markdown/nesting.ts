import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { problem } from '../diagnostics/diagnostic.js';
import { codeLines } from './code-lines.js';
import { withoutCodeSpans } from './code-spans.js';

/* The maximum number of nested containers. The native parsers recurse for each level. In a thread, they crash the
   whole process at around 2,000 levels. */
const mostContainers = 100;
const mostBrackets = 200;

export function nestingProblem({ file, content }: { file: string; content: string }): Diagnostic | undefined {
  const isCode = codeLines(content);
  const brackets = bracketCounter();
  const depthOf = containerCounter();
  let admonitions = 0;
  for (const [index, line] of content.split('\n').entries()) {
    if (isCode(index)) continue;
    const location = { file, line: index + 1 };
    const colons = /^\s*(?:>\s?)*(:{3,})\s*(\w*)/.exec(line);
    if (colons !== null) admonitions = Math.max(0, admonitions + (colons[2] === '' ? -1 : 1));
    const containers = depthOf(line) + admonitions;
    if (containers > mostContainers)
      return tooDeep({
        what: 'Quotes, lists, and admonitions',
        most: mostContainers,
        ...location,
        column: 1,
      });
    const column = brackets.read(line);
    if (column !== undefined)
      return tooDeep({ what: 'Brackets and elements', most: mostBrackets, ...location, column });
  }
  return undefined;
}

function tooDeep({
  what,
  most,
  ...location
}: {
  what: string;
  most: number;
  file: string;
  line: number;
  column: number;
}): Diagnostic {
  return problem({
    code: 'nested-too-deep',
    message: `${what} are nested more than ${most} levels deep.`,
    hint: 'Reduce the nesting. If the text only looks like Markdown, put it in a code block.',
    ...location,
  });
}

/**
 * Counts the containers that a line may be in: one for each marker on the line, plus the open containers that the
 * line's indentation continues.
 */
function containerCounter(): (line: string) => number {
  const marker = /[ \t]*(?:>[ \t]?|(?:[-*+]|\d{1,9}[.)])(?:[ \t]+|$))/y;
  let open = 0;
  let afterBlank = true;
  return (line) => {
    if (line.trim() === '') {
      afterBlank = true;
      return 0;
    }
    const [indent = ''] = /^[ \t]*/.exec(line) ?? [];
    const width = indent.length + 3 * (indent.split('\t').length - 1);
    let count = Math.min(open, Math.floor(width / 2));
    marker.lastIndex = 0;
    while (marker.test(line) && marker.lastIndex < line.length) count += 1;
    // A line with less indentation closes containers only after a blank line. Otherwise, it may continue a paragraph.
    open = afterBlank ? count : Math.max(open, count);
    afterBlank = false;
    return count;
  };
}

function bracketCounter(): { read: (line: string) => number | undefined } {
  const open: string[] = [];
  const closing: Readonly<Record<string, string>> = { '}': '{', ')': '(', ']': '[' };
  const closeTo = (mark: string): void => {
    const at = open.lastIndexOf(mark);
    // Brackets that are still open inside a closed bracket must be text.
    if (at >= 0) open.length = at;
  };
  const note = (mark: string, inModule: boolean): void => {
    const inCode = inModule || open.some((outer) => outer !== '<');
    if (mark.startsWith(':')) open.push('[');
    else if (mark === '{' || (inCode && (mark === '(' || mark === '['))) open.push(mark);
    else if (mark === '<') open.push('<');
    else if (mark === '/>' || mark === '</') closeElement(open);
    else if (mark in closing) closeTo(closing[mark] ?? '');
  };
  return {
    read(line) {
      if (line.trim() === '' && open.every((mark) => mark === '<')) open.length = 0;
      const inModule = /^(?:import|export)\b/.test(line);
      for (const { 0: mark, index } of withoutCodeSpans(line).matchAll(marks)) {
        note(mark, inModule);
        if (open.length > mostBrackets) return index + 1;
      }
      return undefined;
    },
  };
}

/** Escaped characters also match, so they are skipped. `:name[` starts a text directive. */
const marks = /\\.|:[A-Za-z][\w-]*\[|\/>|<\/|<(?=[A-Za-z>])|[{}()[\]]/g;

function closeElement(open: string[]): void {
  if (open.at(-1) === '<') open.pop();
}
