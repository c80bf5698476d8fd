/** How much memory a thread may use, in MB. */
export const threadMemory = 1024;

/**
 * Runs a batch in a thread. If the thread runs out of memory, each item runs alone, to find the one that needs it all.
 */
export async function findOverflow<Item, Result>({
  batch,
  run,
  failed,
}: {
  batch: readonly Item[];
  run: (batch: readonly Item[]) => Promise<Result[]>;
  /** The result for an item that needs too much memory. */
  failed: (item: Item) => Result;
}): Promise<Result[]> {
  try {
    return await run(batch);
  } catch (error) {
    if (!isOverflow(error)) throw error;
  }
  const results: Result[] = [];
  for (const item of batch) {
    try {
      results.push(...(await run([item])));
    } catch (error) {
      if (!isOverflow(error)) throw error;
      results.push(failed(item));
    }
  }
  return results;
}

function isOverflow(error: unknown): boolean {
  return (error as NodeJS.ErrnoException | undefined)?.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
