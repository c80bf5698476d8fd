/**
 * Runs a function that sets up part of the page's behavior. If it throws, for example because the browser lacks a
 * feature, the error doesn't prevent the remaining setup.
 * @returns The function's result; undefined if it throws.
 */
export function attempt<Result>(start: () => Result): Result | undefined {
  try {
    return start();
  } catch (error) {
    console.error('failed to start', error);
    return undefined;
  }
}
