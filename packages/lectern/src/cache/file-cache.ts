import { createHash } from 'node:crypto';
import type { Cache } from './cache.js';
import { readCacheFile, writeCacheFile } from './cache-file.js';
import type { SharedCache } from './shared/shared-cache.js';
import { nothingShared } from './shared/shared-cache.js';

export type { Cache } from './cache.js';

export function fileCache({
  dir,
  shared = nothingShared,
}: {
  dir: string;
  /** By default, nothing is shared. */
  shared?: SharedCache;
}): Cache {
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
      const name = `${step}/${hash}.kept`;
      const file = { dir, name };
      shared.use({ kind: 'file', name, load: () => readCacheFile(file) });
      const cached = readCacheFile(file) ?? (await fetchCacheFile({ dir, name, shared }));
      if (cached !== undefined) return JSON.parse(cached) as T;
      const result = await make();
      const text = JSON.stringify(result) as string | undefined;
      if (text !== undefined) writeCacheFile({ ...file, text });
      return result;
    },
  };
}

/** Also stores the other results in the same pack, because a build usually needs most of them. */
async function fetchCacheFile({
  dir,
  name,
  shared,
}: {
  dir: string;
  name: string;
  shared: SharedCache;
}): Promise<string | undefined> {
  await shared.fetch({
    kind: 'file',
    names: [name],
    whole: true,
    onEntry: (entry) => {
      // Names from another machine are untrusted, and must not lead outside the folder.
      if (/^[\w-]+\/[\da-f]{64}\.kept$/.test(entry.name))
        writeCacheFile({ dir, name: entry.name, text: entry.content.toString('utf8') });
    },
  });
  return readCacheFile({ dir, name });
}
