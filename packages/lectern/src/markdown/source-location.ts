import type { NameUse } from './types.js';

interface Input {
  code: string;
  names: readonly NameUse[];
  line: number;
  column: number;
}

interface SourceLocation {
  line: number;
  column: number;
}

/**
 * Matches a position that is neither inside a name nor after a property's dot. In `...name`, the name isn't a property.
 */
const noNameBefore = '(?<![\\w$])(?<!(?<!\\.\\.)\\.)';

const step = '[\\w$]+(?:\\s*\\??\\.\\s*[\\w$]+)*';

/**
 * The compiler doesn't write a source map, but keeps the order of expressions: the third `a.b` in the code is the third
 * `a.b` in the document.
 */
export function sourceLocation({ code, names, line, column }: Input): SourceLocation | undefined {
  const at = offsetOf({ code, line, column });
  const offset = at + code.slice(at).search(/\S|$/);
  const ordered = moduleFirst(names);
  const plain = withoutStrings(code);
  for (const phrase of phrasesFrom({ code: plain, offset })) {
    const location = locationOfPhrase({ phrase, code: plain, names: ordered });
    // If only the line is known, the line may start with generated code.
    if (location !== undefined || column > 1) return location;
  }
  return undefined;
}

/** Elements have the same order in the code and in the document. */
export function elementLocation({ code, names, line, column }: Input): SourceLocation | undefined {
  const at = offsetOf({ code, line, column });
  const plain = withoutStrings(code);
  const [, name] = /^_jsxs?\(\s*([\w$.]+)/.exec(plain.slice(at)) ?? [];
  if (name === undefined) return undefined;
  const escaped = name.replace(/[$.]/g, '\\$&');
  const calls = new RegExp(`${noNameBefore}_jsxs?\\(\\s*${escaped}(?![\\w$.])`, 'g');
  const tags = new RegExp(`(?<=<)${escaped}(?![\\w$.])`, 'g');
  const created = [...plain.matchAll(calls)].map(({ index }) => index);
  const written = moduleFirst(names).flatMap((use) =>
    use.text === name
      ? [locationWithin({ use, index: 0 })]
      : [...withoutStrings(use.text).matchAll(tags)].map(({ index }) =>
          // An element's location is its opening bracket.
          locationWithin({ use, index: index - 1 }),
        ),
  );
  return created.length === written.length ? written[created.indexOf(at)] : undefined;
}

/** The compiler moves module code to the top. */
function moduleFirst(names: readonly NameUse[]): NameUse[] {
  return [...names].sort((a, b) => Number(b.isModule ?? false) - Number(a.isModule ?? false));
}

function locationOfPhrase({
  phrase,
  code,
  names,
}: {
  phrase: Phrase;
  code: string;
  names: readonly NameUse[];
}): SourceLocation | undefined {
  const words = phrase.words.map((word) => word.replace(/\$/g, '\\$&'));
  const pattern = new RegExp(`${noNameBefore}${words.join('\\s*(?:\\s|\\??\\.)\\s*')}(?![\\w$])`, 'g');
  const inCode = [...code.matchAll(pattern)].map(({ index }) => index);
  const written = names.flatMap((use) =>
    [...withoutStrings(use.text).matchAll(pattern)].map(({ index }) => locationWithin({ use, index })),
  );
  if (inCode.length === written.length) return written[inCode.indexOf(phrase.start)];
  return written.length === 1 ? written[0] : undefined;
}

export function locationOfName({ use, name }: { use: NameUse; name: string }): SourceLocation | undefined {
  const pattern = new RegExp(`${noNameBefore}${name.replace(/[$.]/g, '\\$&')}(?![\\w$])`);
  const index = withoutStrings(use.text).search(pattern);
  return index < 0 ? undefined : locationWithin({ use, index });
}

/** Strings and comments contain prose instead of names. Positions don't change. */
function withoutStrings(code: string): string {
  const prose =
    /`(?:[^`\\$]|\\.|\$(?!\{))*`|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*/g;
  return code.replace(prose, (text) => text.replace(/[^\n]/g, '"'));
}

function offsetOf({ code, line, column }: { code: string; line: number; column: number }): number {
  const before = code.split('\n').slice(0, line - 1);
  return before.reduce((sum, { length }) => sum + length + 1, 0) + column - 1;
}

interface Phrase {
  start: number;
  words: string[];
}

const mostPhrases = 20;

/**
 * Returns the dotted name at a position (such as `a.b.c`, including `new` or `throw` before it), followed by the names
 * after the position.
 */
function phrasesFrom({ code, offset }: { code: string; offset: number }): Phrase[] {
  const around = new RegExp(`(?:\\b(?:new|throw|await|return)\\s+)*${step}`, 'g');
  around.lastIndex = Math.max(0, code.lastIndexOf('\n', offset - 1));
  const found: Phrase[] = [];
  for (let match = around.exec(code); match !== null; match = around.exec(code)) {
    // A bracket right after a name belongs to the same expression.
    const gap = code.slice(match.index + match[0].length, Math.max(offset, match.index));
    if (/^[ \t([]*$/.test(gap)) found.push(phraseOf(match));
    if (found.length >= mostPhrases) break;
  }
  return found;
}

function phraseOf({ 0: text, index }: RegExpExecArray): Phrase {
  return { start: index, words: text.split(/[\s.?]+/).filter(Boolean) };
}

function locationWithin({ use, index }: { use: NameUse; index: number }): SourceLocation {
  const before = use.text.slice(0, index).split('\n');
  const last = before.at(-1) ?? '';
  if (before.length > 1) return { line: use.line + before.length - 1, column: last.length + 1 };
  return { line: use.line, column: use.column + last.length };
}
