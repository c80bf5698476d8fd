/** Importing `afterFrame` instead would move that function from the boot script to a shared script. */
export function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
