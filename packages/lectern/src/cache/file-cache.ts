import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Cache } from './cache.js';

export type { Cache } from './cache.js';

/** Keeps results as JSON files. A file that cannot be read is made anew. */
export function fileCache({ dir }: { dir: string }): Cache {
  return {
    async get<T>({
      step,
      key,
      make,
    }: {
      step: string;
      key: readonly unknown[];
      make: () => Promise<T>;
    }): Promise<T> {
      const hash = createHash('sha256')
        .update(JSON.stringify([step, ...key]))
        .digest('hex');
      const file = join(dir, step, `${hash}.json`);
      const kept = await readJson<T>(file);
      if (kept !== undefined) return kept;
      const made = await make();
      await mkdir(dirname(file), { recursive: true });
      // Written beside and moved, so that a build that is stopped leaves no half file. Two languages of a site may ask
      // for the same at the same time, so the name is nobody else's.
      const temporary = `${file}.${randomUUID()}`;
      await writeFile(temporary, JSON.stringify(made));
      await rename(temporary, file);
      return made;
    },
  };
}

async function readJson<T>(file: string): Promise<T | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as T;
  } catch {
    return undefined;
  }
}
