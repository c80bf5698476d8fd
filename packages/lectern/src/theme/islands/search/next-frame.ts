/**
 * Resolves after the next frame, like `afterFrame`. Importing `afterFrame` would move it from the boot script to a
 * shared script.
 */
export function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
