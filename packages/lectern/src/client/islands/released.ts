/** Milliseconds between checks. After a touch, `:active` ends without an event. */
const recheck = 50;

/**
 * Resolves once no pointer or key is pressed on the island. If hydration replaced a pressed element, its release would
 * not fire a click.
 */
export async function released(island: Element): Promise<void> {
  // The click fires in the same task as the release, so it precedes the next check.
  while (island.matches(':active')) await new Promise((resolve) => setTimeout(resolve, recheck));
}
