/**
 * Calls back when the browser has shown what is new. To measure earlier is to have it lay out the page in the middle of
 * a script: one long task in place of two short ones.
 */
export function afterFrame(callback: () => void): void {
  requestAnimationFrame(() => setTimeout(callback));
}
