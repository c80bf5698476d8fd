import type { SharedCache } from '../../cache/shared/shared-cache.js';
import type { Store } from '../../cache/store.js';
import type { Table } from '../../cache/table.js';

/** Adds documents that were compiled on other machines to a table. */
export async function fetchSummaries({
  table,
  keys,
  shared,
}: {
  table: Table<unknown>;
  keys: readonly string[];
  shared: SharedCache;
}): Promise<void> {
  if (!shared.isOpen) return;
  await shared.fetch({
    kind: 'compile',
    names: keys.filter((key) => table.text(key) === undefined),
    onEntry: ({ name, content }) => table.setText(name, content.toString('utf8')),
  });
}

/**
 * Fetches the code of compiled documents that will be rendered on this machine. If some code is missing in the shared
 * cache, it is recompiled when it is loaded.
 */
export async function fetchCode({
  store: { texts },
  hashes,
  shared,
}: {
  store: Pick<Store, 'texts'>;
  hashes: readonly string[];
  shared: SharedCache;
}): Promise<void> {
  if (!shared.isOpen || hashes.length === 0) return;
  await shared.fetch({
    kind: 'code',
    names: hashes.filter((hash) => hash !== '' && !texts.has(hash)),
    onEntry: ({ content }) => void texts.put(content.toString('utf8')),
  });
}
