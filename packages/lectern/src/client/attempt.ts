/**
 * Returns undefined if `start` throws, for example because the browser lacks a feature. The remaining setup still runs.
 */
export function attempt<Result>(start: () => Result): Result | undefined {
  try {
    return start();
  } catch (error) {
    console.error('failed to start', error);
    return undefined;
  }
}
