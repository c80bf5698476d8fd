/**
 * Like `Promise.all`, but leaves nothing running: it waits for all promises before it throws.
 * @throws what the first of them in the list has thrown.
 */
export async function allDone<Results extends readonly unknown[]>(
  promises: readonly [...{ [Index in keyof Results]: Promise<Results[Index]> }],
): Promise<Results> {
  await Promise.allSettled(promises);
  return (await Promise.all(promises)) as unknown as Results;
}
