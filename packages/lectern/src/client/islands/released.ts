/**
 * Resolves once no pointer or key is pressed on the island. If hydration replaced the pressed element, the browser would
 * send no click on release.
 */
export async function released(island: Element): Promise<void> {
  while (island.matches(':active')) {
    await new Promise<void>((resolve) => {
      const done = new AbortController();
      const onRelease = (): void => {
        done.abort();
        // The browser sends the click after this event, in the same task.
        setTimeout(resolve);
      };
      for (const type of ['pointerup', 'pointercancel', 'dragend', 'keyup', 'blur'])
        addEventListener(type, onRelease, { capture: true, signal: done.signal });
    });
  }
}
