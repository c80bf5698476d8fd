import type { Table } from './table.js';
import { openTable } from './table.js';
import type { TextFiles } from './texts.js';
import { openTexts } from './texts.js';

/** The cached results of earlier builds of a site. */
export interface Store {
  table<Value>(name: string): Promise<Table<Value>>;
  texts: TextFiles;
  /**
   * Writes all tables.
   * @param prune - Removes entries that this run did not use, once there are many. Not after a failed build, which
   *   hasn't used all entries yet.
   */
  save(options: { prune: boolean }): Promise<void>;
}

interface Options {
  /** Absolute path of the folder of the store. */
  dir: string;
  /** Version of the engine, whose results are never reused by another version. */
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
      // Pruning checks all files, which takes as long as saving the tables.
      if (hasForgotten) texts.prune();
    },
  };
}
