import { deepElement } from './element-nesting.js';
import type { SourceLocation } from './offset-to-location.js';
import { offsetToLocation } from './offset-to-location.js';

interface NestingMistake extends SourceLocation {
  message: string;
  offset: number;
}

/** Generated code has fewer than a hundred levels. */
const mostBrackets = 1_000;
/** React calls a function for each level. Beyond this limit, compiled elements can't be parsed. */
const mostElements = 1_000;
/** A comparison may look like an element: `1 <a`. Beyond this limit, the elements themselves can't be parsed. */
const mostOpenTags = 5_000;
/** Each operator may add a level: `!!!a`, `a ? b : c ? d : e`, `if (a) if (b)`, `a()()`. */
const mostOperators = 10_000;
/** Each branch may add a level: `if (a) {} else if (b) {}`. */
const mostBranches = 10_000;

const skipped =
  /\/\*[\s\S]*?(?:\*\/|$)|\/\/.*|"[^"\\\n]*(?:\\[\s\S][^"\\\n]*)*"|'[^'\\\n]*(?:\\[\s\S][^'\\\n]*)*'/;
const closingTag = /\/>|<\//;
/** A statement may end without a semicolon. */
const statement = /\n[ \t]*(?:const|export|let|return|var)\b/;
const punctuation =
  /[[\](){},;]|[!~+\-*/%?:=<>&|^.]|\b(?:else|await|delete|typeof|void|yield|new|in|instanceof|as|satisfies|if|for|while|do|with|class|keyof|readonly|infer)\b/;
/** Such a level takes more of the parser's stack than others. */
const deepLevel = /^(?:<|class|infer)$/;
const tokensOf = (tag: RegExp): RegExp =>
  new RegExp([skipped, closingTag, tag, statement, punctuation].map(({ source }) => source).join('|'), 'g');
const inJsx = tokensOf(/(<)(?=[A-Za-z>])/);
/** In files without JSX, `<` right after a name is a comparison: `i<n`. */
const inOther = tokensOf(/(?<![\w$)\]])(<)(?=[A-Za-z>])/);

/**
 * The parsers of code, style sheets, and JSON are native code that recurses for each level, so deep nesting would crash
 * the process. The extension of `file` shows whether the text contains JSX.
 */
export function nestingMistake({ file, text }: { file: string; text: string }): NestingMistake | undefined {
  if (text.length < mostBrackets) return undefined;
  const levels: Levels = { operators: [0], elements: 0, branches: 0 };
  let mostOpen = 0;
  for (const { 0: token, 1: tag, index } of text.matchAll(/\.[jt]sx$/.test(file) ? inJsx : inOther)) {
    if (tag === undefined) countToken({ levels, token });
    else countTag({ levels, isOpening: true });
    const message = messageFor(levels);
    if (message !== undefined) return { message, offset: index, ...offsetToLocation(text, index) };
    mostOpen = Math.max(mostOpen, levels.elements);
  }
  const offset = mostOpen > mostElements ? deepElement({ file, text, most: mostElements }) : undefined;
  return offset === undefined
    ? undefined
    : { message: tooDeep('Elements', mostElements), offset, ...offsetToLocation(text, offset) };
}

interface Levels {
  /** The number of operators in the current expression within each open bracket. */
  operators: number[];
  elements: number;
  branches: number;
}

function countTag({ levels, isOpening }: { levels: Levels; isOpening: boolean }): void {
  levels.elements = Math.max(0, levels.elements + (isOpening ? 1 : -1));
  startExpression(levels);
}

function countToken({ levels, token }: { levels: Levels; token: string }): void {
  const { operators } = levels;
  if (token === '/>' || token === '</') countTag({ levels, isOpening: false });
  else if (token === ',' || token === ';' || token.startsWith('\n')) startExpression(levels);
  else if (isClosing(token)) {
    if (operators.length > 1) operators.pop();
    if (token === '}') startExpression(levels);
  } else if (!isSkipped(token)) {
    operators.push((operators.pop() ?? 0) + (deepLevel.test(token) ? 2 : 1));
    if (isOpening(token)) operators.push(0);
    if (token === 'else') levels.branches += 1;
  }
}

/** Whether the token is a string or a comment. */
function isSkipped(token: string): boolean {
  return /^(?:["']|\/[/*])/.test(token);
}

function startExpression({ operators }: Levels): void {
  operators.pop();
  operators.push(0);
}

function isOpening(token: string): boolean {
  return token === '(' || token === '[' || token === '{';
}

function isClosing(token: string): boolean {
  return token === ')' || token === ']' || token === '}';
}

function messageFor({ operators, elements, branches }: Levels): string | undefined {
  if (operators.length - 1 > mostBrackets) return tooDeep('Brackets', mostBrackets);
  if (elements > mostOpenTags) return tooDeep('Elements', mostElements);
  if ((operators.at(-1) ?? 0) > mostOperators)
    return `An expression has more than ${count(mostOperators)} operators.`;
  if (branches > mostBranches) return `The module has more than ${count(mostBranches)} else branches.`;
  return undefined;
}

function tooDeep(what: string, most: number): string {
  return `${what} are nested more than ${count(most)} levels deep.`;
}

function count(most: number): string {
  return most.toLocaleString('en-US');
}
