import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { problem } from '../diagnostics/diagnostic.js';
import { codeLines } from './code-lines.js';
import { withoutCodeSpans } from './code-spans.js';
import { missingCells, mostMissingCells } from './missing-cells.js';

/* The maximum number of entities, expressions, directives, and escapes in a paragraph. The parser takes quadratic
   time and memory for them: 25,000 entities take 700 MB. No one writes a paragraph with a tenth of this number. */
const most = 2_000;
/** The maximum number of elements in a paragraph. The parser needs 4 s for 28,000 elements. */
const mostElements = 10_000;
/**
 * The maximum number of colons in a paragraph. Each may start a directive, and the parser needs 5 s for 50,000 of them.
 */
const mostColons = mostElements;
/**
 * The maximum number of admonitions in a document. The parser copies all preceding text for each, and needs 2.5 GB for
 * 25,000 of them.
 */
const mostAdmonitions = 5_000;

/** The maximum number of footnote references in a document. The parser needs 700 MB for 166,000 references. */
const mostFootnotes = 20_000;
/** The maximum length of a directive's name. The parser takes quadratic time for non-ASCII letters: 5 s for 100,000. */
const longestName = 2_000;

const admonition = /^(?:[>\s]|[-*+]\s)*:::+\s*[A-Za-z]/;
const pieces = /\\.|&#?\w+;|:{1,2}(?=[A-Za-z])|[{}]/g;
const elements = /<(?!\/)/g;
const footnotes = /\[\^/g;
// Matches a long run of characters that may be a directive's name. `longName` ignores runs of ASCII characters, such as
// embedded images.
const name = new RegExp(`:[^\\s:]{${longestName},}`, 'g');
const colons = /:+/g;
/**
 * Matches a link definition: `[label]: address`. A changelog may end with thousands of definitions, so their colons
 * aren't counted.
 */
const definition = /^\s*\[[^\]]*\]:/;
const beginning = /^\s*(?:>\s*)*(?:$|\||[-*+]\s|\d{1,9}[.)]\s|#{1,6}\s)/;

export function crowdingProblem({
  file,
  content,
}: {
  file: string;
  content: string;
}): Diagnostic | undefined {
  if (content.length < 2 * most) return undefined;
  const isCode = codeLines(content);
  const counter = pieceCounter();
  let inModule = false;
  const wholeDocument = documentCounter(file);
  for (const [index, line] of content.split('\n').entries()) {
    if (isCode(index) || (file.endsWith('.mdx') && isDataProperty(line))) continue;
    const found = wholeDocument({ text: line, line: index + 1 });
    if (found !== undefined) return found;
    inModule = /^(?:import|export)\b/.test(line) || (inModule && line.trim() !== '');
    const long = inModule ? undefined : longName(line);
    if (long !== undefined) return tooLong({ file, line: index + 1, column: long });
    const column = inModule ? undefined : counter.read(line);
    if (column !== undefined) return tooMany({ file, line: index + 1, column });
  }
  return undefined;
}

/** A long line may be a property that contains data instead of Markdown: `responses={{"200":{}}}`. */
function isDataProperty(line: string): boolean {
  if (line.length < mostColons) return false;
  const data = /^\s*[\w$-]+=\{(?=[[{])(.*)\}\s*$/.exec(line)?.[1];
  if (data === undefined) return false;
  try {
    JSON.parse(data);
    return true;
  } catch {
    return false;
  }
}

function documentCounter(file: string): (input: { text: string; line: number }) => Diagnostic | undefined {
  let admonitions = 0;
  let references = 0;
  const cellsMissing = missingCells();
  return ({ text, line }) => {
    if (admonition.test(text)) admonitions += 1;
    if (text.includes('[^')) references += [...text.matchAll(footnotes)].length;
    if (cellsMissing(text) > mostMissingCells)
      return tooManyInDocument({ what: 'missing table cells', most: mostMissingCells, file, line });
    if (admonitions > mostAdmonitions)
      return tooManyInDocument({ what: 'admonitions', most: mostAdmonitions, file, line });
    if (references > mostFootnotes)
      return tooManyInDocument({ what: 'footnote references', most: mostFootnotes, file, line });
    return undefined;
  };
}

function longName(line: string): number | undefined {
  if (line.length < longestName) return undefined;
  for (const { 0: found, index } of withoutCodeSpans(line).matchAll(name))
    if (/[^\0-\x7f]/.test(found)) return index + 1;
  return undefined;
}

/** `read` returns the column of the first construct beyond the limit. */
function pieceCounter(): { read: (line: string) => number | undefined } {
  let count = 0;
  let elementCount = 0;
  let colonCount = 0;
  let depth = 0;
  const note = (piece: string): void => {
    // An expression counts as one construct, whatever it contains.
    if (depth === 0 && piece !== '}') count += 1;
    if (piece === '{') depth += 1;
    else if (piece === '}') depth = Math.max(0, depth - 1);
  };
  return {
    read(line) {
      if (depth === 0 && beginning.test(line)) {
        count = 0;
        elementCount = 0;
        colonCount = 0;
      }
      const text = withoutCodeSpans(line);
      for (const { index } of text.matchAll(elements)) {
        elementCount += 1;
        if (elementCount > mostElements) return index + 1;
      }
      const found = colonsIn({ line, text });
      const over = found[mostColons - colonCount];
      if (over !== undefined) return over + 1;
      colonCount += found.length;
      for (const { 0: piece, index } of text.matchAll(pieces)) {
        note(piece);
        if (count > most) return index + 1;
      }
      return undefined;
    },
  };
}

function colonsIn({ line, text }: { line: string; text: string }): number[] {
  return definition.test(line) ? [] : [...text.matchAll(colons)].map(({ index }) => index);
}

function tooMany(location: { file: string; line: number; column: number }): Diagnostic {
  return problem({
    code: 'crowded-paragraph',
    message: `A paragraph has more than ${most.toLocaleString('en-US')} entities, expressions, directives, and escapes, or ${mostElements.toLocaleString('en-US')} elements or colons. Parsing it would take too long.`,
    hint: 'Split it into several paragraphs, or put text that only looks like Markdown in a code block.',
    ...location,
  });
}

function tooLong(location: { file: string; line: number; column: number }): Diagnostic {
  return problem({
    code: 'crowded-paragraph',
    message: `A colon is followed by more than ${longestName.toLocaleString('en-US')} characters without a space. The parser would read them as the name of a directive.`,
    hint: 'Put a space or a line break into the text, or write \\: instead of the colon.',
    ...location,
  });
}

function tooManyInDocument({
  what,
  most: limit,
  file,
  line,
}: {
  what: string;
  most: number;
  file: string;
  line: number;
}): Diagnostic {
  return problem({
    code: 'crowded-document',
    message: `The document has more than ${limit.toLocaleString('en-US')} ${what}. Parsing it would take too long.`,
    hint: 'Split it into several documents.',
    file,
    line,
    column: 1,
  });
}
