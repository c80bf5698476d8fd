import { createHash } from 'node:crypto';
import type { Cache } from './cache.js';
import { readKept, writeKept } from './kept-file.js';

export type { Cache } from './cache.js';

/** Keeps each result as a file of JSON. One that is missing or damaged is rebuilt. */
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
      const file = { dir, name: `${step}/${hash}.kept` };
      const kept = readKept(file);
      if (kept !== undefined) return JSON.parse(kept) as T;
      const made = await make();
      const text = JSON.stringify(made) as string | undefined;
      if (text !== undefined) writeKept({ ...file, text });
      return made;
    },
  };
}
