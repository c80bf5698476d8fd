/**
 * Starts one part of the page's behavior. If the browser lacks a feature, only that part fails, and later parts still
 * start.
 * @returns The result of the part; undefined if it failed.
 */
export function attempt<Result>(start: () => Result): Result | undefined {
  try {
    return start();
  } catch (error) {
    console.error('failed to start', error);
    return undefined;
  }
}
