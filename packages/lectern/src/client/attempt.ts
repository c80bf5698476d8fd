/**
 * Starts one part of the page's behavior. If the part throws, because the browser lacks a feature, later parts still
 * start.
 * @returns The part's result; undefined if it failed.
 */
export function attempt<Result>(start: () => Result): Result | undefined {
  try {
    return start();
  } catch (error) {
    console.error('failed to start', error);
    return undefined;
  }
}
