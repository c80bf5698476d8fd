import { hashText } from 'lectern/plugin';
import type { ConvertedDocument } from './convert.js';
import type { ConvertedOperation } from './operation.js';
import { isTitle } from './operation-title.js';

export interface WordedText {
  skeleton: string;
  /** The values of `description` and `summary`, as raw JSON strings in document order. */
  words: readonly string[];
}

interface Found extends WordedText {
  offsets: readonly number[];
}

/** The pattern can't match inside a string, where quotation marks are escaped. */
const worded = /("(?:description|summary)"\s*:\s*)("(?:[^"\\]|\\.)*")/g;

export function splitWords(text: string): Found | undefined {
  if (!/^\s*[{[]/.test(text)) return undefined;
  const words: string[] = [];
  const offsets: number[] = [];
  const rest: string[] = [];
  let end = 0;
  for (const { index, 1: key = '', 2: value = '' } of text.matchAll(worded)) {
    const start = index + key.length;
    rest.push(text.slice(end, start));
    words.push(value);
    offsets.push(start);
    end = start + value.length;
  }
  rest.push(text.slice(end));
  return { skeleton: hashText(rest.join('""')), words, offsets };
}

/** With more changes, converting the whole document is faster than finding each changed string in the pages. */
const mostChanges = 100;

interface Change {
  line: number;
  column: number;
  from: string;
  to: string;
}

/**
 * Most edits change only descriptions and summaries, so this avoids most conversions. Returns undefined if the document
 * must be converted, for example because a changed string is also in an example.
 */
export function withWords({
  document,
  words,
  text,
  found,
}: {
  document: ConvertedDocument;
  words: readonly string[];
  /** The new source text. It may differ from the old text only in descriptions and summaries. */
  text: string;
  found: Found;
}): ConvertedDocument | undefined {
  if (found.words.length !== words.length) return undefined;
  const changes: Change[] = [];
  for (const [index, to] of found.words.entries()) {
    const from = words[index] ?? '';
    if (from === to) continue;
    if (changes.length === mostChanges) return undefined;
    const change = changeAt({ text, offset: found.offsets[index] ?? 0, from, to });
    if (change === undefined) return undefined;
    changes.push(change);
  }
  if (changes.length === 0) return document;
  if (mayRepeat({ text, changes })) return undefined;
  return replaceWords({ document, changes });
}

function changeAt({
  text,
  offset,
  from,
  to,
}: {
  text: string;
  offset: number;
  from: string;
  to: string;
}): Change | undefined {
  // Only closing brackets and commas may follow on the same line. Other text would move to another column, and its
  // recorded location would be wrong.
  const lineEnd = text.indexOf('\n', offset + to.length);
  const rest = text.slice(offset + to.length, lineEnd === -1 ? undefined : lineEnd);
  const change = { from: parseString(from), to: parseString(to) };
  // Pages omit an empty description, so it can't be replaced. An invalid string can't be replaced either, because only
  // the conversion reports it.
  if (!/^[\s,\]}]*$/.test(rest) || change.from.trim() === '' || change.to.trim() === '') return undefined;
  let line = 1;
  let start = 0;
  for (let next = text.indexOf('\n'); next !== -1 && next < offset; next = text.indexOf('\n', next + 1)) {
    line += 1;
    start = next + 1;
  }
  return { ...change, line, column: offset - start + 1 };
}

function parseString(raw: string): string {
  try {
    return JSON.parse(raw) as string;
  } catch {
    return '';
  }
}

/**
 * A summary that is too long for a title is added before the description, unless the description starts with it. A
 * change to one can therefore affect the other.
 */
function mayRepeat({ text, changes }: { text: string; changes: readonly Change[] }): boolean {
  return [...text.matchAll(/"summary"\s*:\s*("(?:[^"\\]|\\.)*")/g)]
    .map(([, raw = '""']) => (JSON.parse(raw) as string).trim())
    .filter((summary) => summary !== '' && !isTitle(summary))
    .some((summary) => changes.some(({ from, to }) => from.startsWith(summary) || to.startsWith(summary)));
}

function replaceWords({
  document,
  changes,
}: {
  document: ConvertedDocument;
  changes: readonly Change[];
}): ConvertedDocument | undefined {
  const byLocation = new Map(changes.map((change) => [`${change.line}:${change.column}`, change]));
  const used = new Set<Change>();
  const changeOf = ({ line, column, words }: Record<string, unknown>): Change | undefined => {
    const change = byLocation.get(`${line}:${column}`);
    if (change === undefined || change.from !== words) return undefined;
    used.add(change);
    return change;
  };
  const visit = <Value>(value: Value): Value => {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return changedItems({ items: value, visit }) as Value;
    const fields = value as Record<string, unknown>;
    const { line, column, markdown } = fields;
    const change = markdown === undefined ? undefined : changeOf({ line, column, words: markdown });
    if (change !== undefined) return { ...value, markdown: change.to };
    let copy: Record<string, unknown> | undefined;
    for (const key of Object.keys(fields)) {
      const inner = fields[key];
      if (typeof inner !== 'object' || inner === null) continue;
      const next: unknown = visit(inner);
      if (next !== inner) copy = { ...(copy ?? fields), [key]: next };
    }
    return (copy ?? value) as Value;
  };
  const titled = (operation: ConvertedOperation): ConvertedOperation => {
    const change =
      operation.titleLocation && changeOf({ ...operation.titleLocation, words: operation.summary });
    if (change === undefined || !isTitle(change.to.trim())) return operation;
    return {
      ...operation,
      summary: change.to,
      shown: { ...operation.shown, title: change.to.trim() },
    };
  };
  const { operations, jsonSchemas: _, ...texts } = document;
  const replaced = {
    ...document,
    ...visit(texts),
    operations: operations.map((operation) =>
      withMock({ before: operation, after: titled({ ...operation, shown: visit(operation.shown) }) }),
    ),
  };
  // A string that was not found is in an example or in merged text, and can't be replaced.
  return used.size === changes.length ? replaced : undefined;
}

/** The array is copied only if an item changes, because almost all of a document's values stay the same. */
function changedItems({ items, visit }: { items: unknown[]; visit: (item: unknown) => unknown }): unknown[] {
  let copy: unknown[] | undefined;
  for (const [index, item] of items.entries()) {
    const next = visit(item);
    if (next === item) continue;
    copy ??= [...items];
    copy[index] = next;
  }
  return copy ?? items;
}

function withMock({
  before,
  after,
}: {
  before: ConvertedOperation;
  after: ConvertedOperation;
}): ConvertedOperation {
  if (before.shown.responses === after.shown.responses) return after;
  const responses = after.mock.responses.map((response, index) => {
    const text = after.shown.responses[index]?.description;
    const isSame = text === before.shown.responses[index]?.description;
    return isSame || text === undefined ? response : { ...response, description: text.markdown };
  });
  return { ...after, mock: { ...after.mock, responses } };
}
