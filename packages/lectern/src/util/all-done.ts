/**
 * Like `Promise.all`, but if a promise rejects, waits for all others before throwing.
 * @throws the error from the first rejected promise in the list.
 */
export async function allDone<Results extends readonly unknown[]>(
  promises: readonly [...{ [Index in keyof Results]: Promise<Results[Index]> }],
): Promise<Results> {
  await Promise.allSettled(promises);
  return (await Promise.all(promises)) as unknown as Results;
}
