import type { SourceLocation } from './offset-to-location.js';
import { offsetToLocation } from './offset-to-location.js';

interface NestingMistake extends SourceLocation {
  message: string;
  offset: number;
}

/** Generated code has fewer than a hundred levels. */
const mostBrackets = 1_000;
/** This limit is high, because a comparison may look like an element: `1 <a`. */
const mostElements = 5_000;
/** Each operator may add a level: `!!!a`, `a ? b : c ? d : e`. */
const mostOperators = 10_000;
/** Each branch may add a level: `if (a) {} else if (b) {}`. */
const mostBranches = 10_000;

const skipped =
  /\/\*[\s\S]*?(?:\*\/|$)|\/\/.*|"[^"\\\n]*(?:\\[\s\S][^"\\\n]*)*"|'[^'\\\n]*(?:\\[\s\S][^'\\\n]*)*'/;
const closingTag = /\/>|<\//;
const punctuation = /[[\](){},;]|[!~+\-*/%?:=<>&|^.]|\b(?:else|await|delete|typeof|void|yield)\b/;
const tokensOf = (tag: RegExp): RegExp =>
  new RegExp([skipped, closingTag, tag, punctuation].map(({ source }) => source).join('|'), 'g');
const inJsx = tokensOf(/(<)(?=[A-Za-z>])/);
/** In files without JSX, `<` right after a name is a comparison: `i<n`. */
const inOther = tokensOf(/(?<![\w$)\]])(<)(?=[A-Za-z>])/);

/**
 * The parsers of code, style sheets, and JSON are native code that recurses for each level, so deep nesting would crash
 * the process. The extension of `file` shows whether the text contains JSX.
 */
export function nestingMistake({ file, text }: { file: string; text: string }): NestingMistake | undefined {
  if (text.length < mostBrackets) return undefined;
  let depth = 0;
  let elements = 0;
  let operators = 0;
  let branches = 0;
  for (const { 0: token, 1: tag, index } of text.matchAll(/\.[jt]sx$/.test(file) ? inJsx : inOther)) {
    if (isOpening(token)) depth += 1;
    else if (isClosing(token)) depth = Math.max(0, depth - 1);
    else if (tag !== undefined) elements += 1;
    else if (token === '/>' || token === '</') elements = Math.max(0, elements - 1);
    else if (token === 'else') branches += 1;
    operators = operatorsWith({ token, operators });
    const message = messageFor({ depth, elements, operators, branches });
    if (message !== undefined) return { message, offset: index, ...offsetToLocation(text, index) };
  }
  return undefined;
}

function isOpening(token: string): boolean {
  return token === '(' || token === '[' || token === '{';
}

function isClosing(token: string): boolean {
  return token === ')' || token === ']' || token === '}';
}

function operatorsWith({ token, operators }: { token: string; operators: number }): number {
  if (/^(?:[,;{}]|<\/?|\/>)$/.test(token)) return 0;
  return /^["'/]./.test(token) ? operators : operators + 1;
}

function messageFor({
  depth,
  elements,
  operators,
  branches,
}: Record<'depth' | 'elements' | 'operators' | 'branches', number>): string | undefined {
  if (depth > mostBrackets) return `Brackets are nested more than ${count(mostBrackets)} levels deep.`;
  if (elements > mostElements) return `Elements are nested more than ${count(mostElements)} levels deep.`;
  if (operators > mostOperators) return `An expression has more than ${count(mostOperators)} operators.`;
  if (branches > mostBranches) return `The module has more than ${count(mostBranches)} else branches.`;
  return undefined;
}

function count(most: number): string {
  return most.toLocaleString('en-US');
}
