import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { deserialize, serialize } from 'node:v8';

/** Results of earlier builds by the hash of what they were made from, in one file: thousands are read at once. */
export interface Table<Value> {
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
  const kept = (await readEntries<Value>({ file, version })) ?? new Map<string, Value>();
  const used = new Map<string, Value>();
  const added = new Set<string>();
  return {
    get(key) {
      const value = used.get(key) ?? kept.get(key);
      if (value !== undefined) used.set(key, value);
      return value;
    },
    set(key, value) {
      used.set(key, value);
      added.add(key);
    },
    async save({ prune }) {
      if (added.size === 0 && (!prune || used.size === kept.size)) return;
      const entries = prune ? used : new Map([...kept, ...used]);
      await writeAside({ file, content: encode({ version, entries }) });
    },
  };
}

interface Content<Value> {
  version: string;
  entries: Map<string, Value>;
}

const hashLength = 20;

/** The hash of the rest stands in front: a file that was cut short or changed by others is noticed. */
function encode(content: Content<unknown>): Buffer {
  const body = serialize(content);
  return Buffer.concat([hashOf(body), body]);
}

async function readEntries<Value>({ file, version }: Options): Promise<Map<string, Value> | undefined> {
  try {
    const bytes = await readFile(file);
    const body = bytes.subarray(hashLength);
    if (!hashOf(body).equals(bytes.subarray(0, hashLength))) return undefined;
    const content = deserialize(body) as Content<Value>;
    return content.version === version ? content.entries : undefined;
  } catch {
    return undefined;
  }
}

function hashOf(body: Uint8Array): Buffer {
  return createHash('sha1').update(body).digest();
}

/** Written beside and moved, so that a build that is stopped leaves no half file. */
async function writeAside({ file, content }: { file: string; content: Uint8Array }): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const temporary = `${file}.${process.pid}`;
  await writeFile(temporary, content);
  await rename(temporary, file);
}
