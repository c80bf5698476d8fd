/**
 * Starts one part of the page's behavior. A browser that lacks what it needs does without that part alone: the parts
 * that follow still start.
 * @returns What the part returns; undefined where it failed to start.
 */
export function attempt<Result>(start: () => Result): Result | undefined {
  try {
    return start();
  } catch (error) {
    console.error('failed to start', error);
    return undefined;
  }
}
