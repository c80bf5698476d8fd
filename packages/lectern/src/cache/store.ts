import type { Table } from './table.js';
import { openTable } from './table.js';
import type { TextFiles } from './texts.js';
import { openTexts } from './texts.js';

export interface Store {
  table<Value>(name: string): Promise<Table<Value>>;
  texts: TextFiles;
  /**
   * @param prune - Whether to remove entries that this run did not use, once they take up much space. Pass false after
   * a failed build, which may have stopped before it used all of its entries.
   */
  save(options: { prune: boolean }): Promise<void>;
}

interface Options {
  dir: string;
  version: string;
}

export function openStore({ dir, version }: Options): Store {
  const tables = new Map<string, Promise<Table<unknown>>>();
  const texts = openTexts({ store: dir });
  return {
    texts,
    table<Value>(name: string) {
      const table =
        tables.get(name) ?? Promise.resolve(openTable<unknown>({ dir, name: `${name}.table`, version }));
      tables.set(name, table);
      return table as Promise<Table<Value>>;
    },
    async save({ prune }) {
      let hasForgotten = false;
      for (const table of tables.values())
        hasForgotten = (await (await table).save({ prune })) || hasForgotten;
      // Prune the strings only if a table was pruned. Pruning them checks every file, which takes as long as saving the
      // tables.
      if (hasForgotten) texts.prune();
    },
  };
}
