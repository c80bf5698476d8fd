/**
 * How long a panel takes to open or close: longer for a higher one, but ever less so.
 * The curve is that of Material UI's `getAutoHeightDuration`, which Docusaurus's `Collapsible` uses too.
 *
 * @param height - Height of what is shown or hidden, in CSS pixels.
 * @param reducedMotion - The reader asks for no motion: then it is 1 ms, so that what waits for the end still hears it.
 * @returns Milliseconds; 40 at the least.
 */
export function panelTime({ height, reducedMotion }: { height: number; reducedMotion: boolean }): number {
  if (reducedMotion) return 1;
  const unit = height / 36;
  return Math.round((4 + 15 * unit ** 0.25 + unit / 5) * 10);
}
