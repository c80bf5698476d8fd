/** Milliseconds between checks. After a touch, `:active` ends without an event. */
const recheck = 50;

/**
 * Resolves once no pointer or key is pressed on the island. If hydration replaced the pressed element, the browser
 * wouldn't send a click on release.
 */
export async function released(island: Element): Promise<void> {
  // The click follows the release in the same task, so it precedes the next check.
  while (island.matches(':active')) await new Promise((resolve) => setTimeout(resolve, recheck));
}
