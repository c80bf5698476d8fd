/** The meta string after the language of a code fence. */
export interface FenceMeta {
  title?: string;
  /** 1-based line numbers, sorted and unique. */
  highlight: number[];
  /** The number of the first line, or `false` if line numbers are hidden. */
  showLineNumbers: false | number;
  live: boolean;
  noInline?: true;
  /** Every other word (`true`) or `key=value` pair. */
  options: Record<string, string | true>;
}

/** The longest valid range. A longer range is a typo, and would only waste memory. */
const LONGEST_RANGE = 100_000;

const RANGES = /^\{([\d,\s-]+)\}/;
const KEY = /^[^\s={}"']+/;

/**
 * Parses the meta string of a code fence, as in <code>```ts title="a.ts" {1,3-5} showLineNumbers=12 tab="npm"</code>.
 *
 * A title can contain a quote if it is written as `\"`, or if the title is in quotes of the other kind. A backslash
 * before any other character is literal, because titles may contain Windows paths.
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
  // `fromEntries` creates own properties, even for a key such as `__proto__`.
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
  // A word with a stray quote or brace is kept as it is.
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
    // Without a closing quote, the title would be only its first word, so ignore it.
    return word(input);
  }
  // A word processor may have changed the quotes. As in Docusaurus, such a value is ignored.
  if (/^[“”„‘’]/.test(after)) return word(input);
  const bare = /^[^\s{]*/.exec(after)?.[0] ?? '';
  return { key, value: bare, length: key.length + 1 + bare.length };
}

function word(input: string): { key: string; value: true; length: number } {
  const text = /^\S+/.exec(input)?.[0] ?? input;
  return { key: text, value: true, length: text.length };
}

/**
 * Finds the closing quote of a title. Markdown removes backslashes from the info string, so `title="a \"b\" c"` may
 * arrive as `"a "b" c"`. This function tries an unescaped quote at the end of a word, then any unescaped quote, then
 * any quote (for a path that ends in a backslash).
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
