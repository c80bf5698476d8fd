/** Milliseconds after which the state is read again, because after a touch it ends without an event. */
const recheck = 50;

/**
 * Resolves once no pointer or key is pressed on the island. If hydration replaced the pressed element, the browser would
 * send no click on release.
 */
export async function released(island: Element): Promise<void> {
  // A click follows the release in the same task, so it comes before the next check.
  while (island.matches(':active')) await new Promise((resolve) => setTimeout(resolve, recheck));
}
