/**
 * Starts one part of the page's behavior. A browser that lacks what it needs does without that part alone: the parts
 * that follow still start.
 */
export function attempt(start: () => void): void {
  try {
    start();
  } catch (error) {
    console.error('A part of the page could not be started.', error);
  }
}
