import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { hashText } from '../../util/hash.js';

/**
 * Results of earlier builds, which are plain data as in JSON, by the hash of what they were made from. In one file:
 * thousands are read at once.
 */
export interface Table<Value> {
  /** A value of its own at each call. */
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
  /**
   * Writes the table, if it differs from what is on disk.
   * @param prune - Forgets what this run has neither asked for nor made.
   */
  save(options: { prune: boolean }): Promise<void>;
}

interface Options {
  /** Absolute path. */
  file: string;
  /** Results of another version are not read. */
  version: string;
}

/** Opens a table. A file that is missing, damaged, or of another version is an empty table. */
export async function openTable<Value>({ file, version }: Options): Promise<Table<Value>> {
  // As they are written: most are asked for and not changed, and as values they would take several times the memory.
  const kept = (await readEntries({ file, version })) ?? new Map<string, string>();
  const used = new Map<string, string>();
  let added = 0;
  return {
    get(key) {
      const text = used.get(key) ?? kept.get(key);
      if (text === undefined) return undefined;
      used.set(key, text);
      return JSON.parse(text) as Value;
    },
    set(key, value) {
      used.set(key, JSON.stringify(value));
      added += 1;
    },
    async save({ prune }) {
      if (added === 0 && (!prune || used.size === kept.size)) return;
      const entries = prune ? used : new Map([...kept, ...used]);
      await writeAside({ file, content: encode({ version, entries }) });
    },
  };
}

/** The first line is the hash of the rest: a file that was cut short or changed by others is noticed. */
function encode({ version, entries }: { version: string; entries: ReadonlyMap<string, string> }): string {
  // A line for each, since JSON has none within.
  const body = [version, ...[...entries].flat()].join('\n');
  return `${hashText(body)}\n${body}`;
}

async function readEntries({ file, version }: Options): Promise<Map<string, string> | undefined> {
  try {
    const text = await readFile(file, 'utf8');
    const end = text.indexOf('\n');
    const body = text.slice(end + 1);
    if (hashText(body) !== text.slice(0, end)) return undefined;
    const [found, ...lines] = body.split('\n');
    if (found !== version) return undefined;
    return new Map(
      Array.from({ length: lines.length / 2 }, (_, at) => [lines[2 * at] ?? '', lines[2 * at + 1] ?? '']),
    );
  } catch {
    return undefined;
  }
}

/** Written beside and moved, so that a build that is stopped leaves no half file. */
async function writeAside({ file, content }: { file: string; content: string }): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const temporary = `${file}.${process.pid}`;
  await writeFile(temporary, content);
  await rename(temporary, file);
}
