import type { SharedCache } from '../../cache/shared/shared-cache.js';
import type { Store } from '../../cache/store.js';
import type { Table } from '../../cache/table.js';

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

/** Code that is missing in the shared cache is recompiled when it is loaded. */
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
