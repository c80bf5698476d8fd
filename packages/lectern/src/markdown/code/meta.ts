export interface FenceMeta {
  title?: string;
  /** 1-based line numbers, sorted and unique. */
  highlight: number[];
  /** The number of the first line, or `false` if line numbers are hidden. */
  showLineNumbers: false | number;
  live: boolean;
  noInline?: true;
  /** The remaining words and `key=value` pairs in the meta string. A word has the value `true`. */
  options: Record<string, string | true>;
}

/** A longer range is a typo, and would waste memory. */
const LONGEST_RANGE = 100_000;

const RANGES = /^\{([\d,\s-]+)\}/;
const KEY = /^[^\s={}"']+/;

/**
 * Parses a meta string such as <code>title="a.ts" {1,3-5} showLineNumbers=12 tab="npm"</code>. In a title, a backslash
 * escapes only the surrounding quotation mark, because titles may contain Windows paths.
 */
export function parseFenceMeta(meta: string | undefined): FenceMeta {
  const { highlight, pairs } = split(meta ?? '');
  const result: FenceMeta = { highlight, showLineNumbers: false, live: false, options: {} };
  const options: [string, string | true][] = [];
  for (const [key, value] of pairs) {
    if (key === 'title' && value !== true) result.title = value;
    else if (key === 'showLineNumbers') result.showLineNumbers = firstLineNumber(value);
    else if (key === 'live') result.live = value !== 'false';
    else if (key === 'noInline' && value !== 'false') result.noInline = true;
    else options.push([key, value]);
  }
  // Unlike an assignment, `fromEntries` creates an own property even for the key `__proto__`.
  result.options = Object.fromEntries(options);
  return result;
}

function split(meta: string): { highlight: number[]; pairs: [key: string, value: string | true][] } {
  const highlight = new Set<number>();
  const pairs: [string, string | true][] = [];
  let rest = meta.trimStart();
  while (rest !== '') {
    const ranges = RANGES.exec(rest);
    if (ranges) {
      for (const line of readRanges(ranges[1] ?? '')) highlight.add(line);
      rest = rest.slice(ranges[0].length).trimStart();
    } else {
      const { key, value, length } = readPair(rest);
      pairs.push([key, value]);
      rest = rest.slice(length).trimStart();
    }
  }
  return { highlight: [...highlight].sort((a, b) => a - b), pairs };
}

function readPair(input: string): { key: string; value: string | true; length: number } {
  const key = KEY.exec(input)?.[0];
  if (key === undefined) return word(input);
  if (input[key.length] !== '=') return { key, value: true, length: key.length };
  const after = input.slice(key.length + 1);
  const quote = after[0];
  if (quote === '"' || quote === "'") {
    const end = closingQuote({ text: after, quote });
    if (end > 0) {
      const value = after.slice(1, end).replaceAll(`\\${quote}`, quote);
      return { key, value, length: key.length + 1 + end + 1 };
    }
    // Without a closing quotation mark, the title would be only its first word, so the title is ignored.
    return word(input);
  }
  // As in Docusaurus, a value in curly quotation marks, which word processors insert, is ignored.
  if (/^[“”„‘’]/.test(after)) return word(input);
  const bare = /^[^\s{]*/.exec(after)?.[0] ?? '';
  return { key, value: bare, length: key.length + 1 + bare.length };
}

function word(input: string): { key: string; value: true; length: number } {
  const text = /^\S+/.exec(input)?.[0] ?? input;
  return { key: text, value: true, length: text.length };
}

/**
 * Markdown removes backslashes from the info string, so `title="a \"b\" c"` may arrive as `"a "b" c"`. Prefers the
 * first unescaped quotation mark at the end of a word, then the first unescaped quotation mark, then the first
 * quotation mark (for a path that ends with a backslash).
 */
function closingQuote({ text, quote }: { text: string; quote: string }): number {
  let unescaped = -1;
  let any = -1;
  for (let at = text.indexOf(quote, 1); at !== -1; at = text.indexOf(quote, at + 1)) {
    if (any === -1) any = at;
    if (text[at - 1] === '\\') continue;
    if (unescaped === -1) unescaped = at;
    const next = text[at + 1];
    if (next === undefined || next === '{' || /\s/.test(next)) return at;
  }
  return unescaped === -1 ? any : unescaped;
}

function readRanges(text: string): number[] {
  const lines: number[] = [];
  for (const part of text.split(',')) {
    const [, first, last] = /^\s*(\d+)(?:\s*-\s*(\d+))?\s*$/.exec(part) ?? [];
    if (first === undefined) continue;
    const ends = [Number(first), Number(last ?? first)];
    const from = Math.max(1, Math.min(...ends));
    const to = Math.min(Math.max(...ends), from + LONGEST_RANGE);
    for (let line = from; line <= to; line++) lines.push(line);
  }
  return lines;
}

function firstLineNumber(value: string | true): false | number {
  if (value === 'false') return false;
  const first = value === true ? 1 : Number.parseInt(value, 10);
  return Number.isNaN(first) ? 1 : first;
}
