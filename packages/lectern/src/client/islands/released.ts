/** Milliseconds between checks. Polling is necessary, because no event fires when `:active` ends after a touch. */
const recheck = 50;

/**
 * Resolves when nothing in the island is pressed. If hydration replaced a pressed element, the release would not cause
 * a click.
 */
export async function released(island: Element): Promise<void> {
  // The click fires in the same task as the release, so it has already fired at the next check.
  while (island.matches(':active')) await new Promise((resolve) => setTimeout(resolve, recheck));
}
