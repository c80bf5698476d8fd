import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checksumOf, contentOf, replaceFile } from './cache-file.js';

/**
 * JSON-serializable results of earlier builds, stored by the hash of their inputs. A build reads thousands of them, so
 * they are all in one file.
 */
export interface Table<Value> {
  /** Returns a new copy of a value, which the caller may modify. */
  get(key: string): Value | undefined;
  /** Returns a value as a line of JSON, which can be sent to another machine. */
  text(key: string): string | undefined;
  setText(key: string, text: string): void;
  /** Stores nothing if the key contains a line break. */
  set(key: string, value: Value): void;
  /** Marks an entry as used. Returns false if the entry doesn't exist. */
  keep(key: string): boolean;
  /**
   * @param prune - Whether to remove entries that this run neither used nor created, once they take up much of the
   * file.
   * @returns Whether any entries were removed.
   */
  save(options: { prune: boolean }): Promise<boolean>;
}

interface Options {
  dir: string;
  name: string;
  version: string;
}

interface Kept {
  /**
   * Serialized values. A value is parsed only when it is used, because parsed values take several times as much memory.
   */
  entries: Map<string, string>;
  size: number;
  /** Whether entries can be appended. False if the file is missing, or if its end is damaged. */
  canGrow: boolean;
}

/** When the file is this many times as large as the entries in use, it is rewritten with only the entries in use. */
const mostUseless = 1.5;

export function openTable<Value>({ dir, name, version }: Options): Table<Value> {
  const { entries: segments, size, canGrow } = readSegments({ dir, name, version });
  const used = new Set<string>();
  const added = new Map<string, string>();
  return {
    get(key) {
      const text = added.get(key) ?? segments.get(key);
      if (text === undefined) return undefined;
      used.add(key);
      return JSON.parse(text) as Value;
    },
    text: (key) => added.get(key) ?? segments.get(key),
    setText(key, text) {
      if (!`${key}${text}`.includes('\n')) added.set(key, text);
    },
    keep(key) {
      used.add(key);
      return added.has(key) || segments.has(key);
    },
    set(key, value) {
      // A line break ends an entry. Keys with line breaks are rare: they come from file names with line breaks.
      if (key.includes('\n')) return;
      const text = JSON.stringify(value);
      used.add(key);
      if (segments.get(key) === text) added.delete(key);
      else added.set(key, text);
    },
    async save({ prune }) {
      const isOfUse = (key: string): boolean => !prune || used.has(key);
      let useful = sizeOf(added);
      const grown = size + useful;
      for (const [key, value] of segments)
        if (isOfUse(key) && !added.has(key)) useful += key.length + value.length;
      const isTooLarge = grown > mostUseless * useful;
      if (added.size === 0 && !isTooLarge) return false;
      const isNew = !canGrow || isTooLarge;
      const all = (): Map<string, string> =>
        new Map([...new Map([...segments, ...added])].filter(([key]) => isOfUse(key)));
      const content = encode({ name, version, entries: isNew ? all() : added });
      if (isNew) replaceFile({ dir, name, content });
      else await appendFile(join(dir, name), content);
      return prune && isTooLarge;
    },
  };
}

function sizeOf(entries: ReadonlyMap<string, string>): number {
  return [...entries].reduce((sum, [key, value]) => sum + key.length + value.length, 0);
}

/**
 * Encodes new entries as a segment of the file. The first line contains the checksum, the length in bytes, and the
 * version. Each following line is an entry.
 */
function encode({
  name,
  version,
  entries,
}: Pick<Options, 'name' | 'version'> & { entries: ReadonlyMap<string, string> }): Buffer {
  const body = Buffer.from([version, ...[...entries].flat()].join('\n'));
  return Buffer.concat([Buffer.from(`${checksumOf({ name, content: body })} ${body.byteLength}\n`), body]);
}

function readSegments({ dir, name, version }: Options): Kept {
  const bytes = contentOf(join(dir, name)) ?? Buffer.alloc(0);
  const segments: Kept = { entries: new Map(), size: 0, canGrow: false };
  let start = 0;
  while (start < bytes.byteLength) {
    const lineEnd = bytes.indexOf('\n', start);
    const [checksum, length] = bytes.toString('latin1', start, Math.max(start, lineEnd)).split(' ');
    const body = bytes.subarray(lineEnd + 1, lineEnd + 1 + Number(length));
    if (checksum !== checksumOf({ name, content: body })) return { ...segments, canGrow: false };
    const [found, ...lines] = body.toString('utf8').split('\n');
    if (found !== version) return { entries: new Map(), size: 0, canGrow: false };
    for (let at = 0; at + 1 < lines.length; at += 2)
      segments.entries.set(lines[at] ?? '', lines[at + 1] ?? '');
    segments.size += lines.reduce((sum, line) => sum + line.length, 0);
    segments.canGrow = true;
    start = lineEnd + 1 + body.byteLength;
  }
  return segments;
}
