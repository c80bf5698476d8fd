/**
 * Like `Promise.all(items.map(…))`, but with limited concurrency, because opening ten thousand files at once exceeds
 * the operating system's limit.
 */
export async function mapConcurrent<Item, Result>({
  items,
  limit = 64,
  map,
}: {
  items: readonly Item[];
  limit?: number;
  map: (item: Item) => Promise<Result>;
}): Promise<Result[]> {
  const results = new Array<Result>(items.length);
  const queue = items.entries();
  const work = async () => {
    for (const [index, item] of queue) results[index] = await map(item);
  };
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, work));
  return results;
}
