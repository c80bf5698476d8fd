/**
 * Returns how long a collapsible section takes to open or close, in milliseconds. The duration grows more slowly than
 * the height. The formula is from Material UI's `getAutoHeightDuration`, which Docusaurus's `Collapsible` also uses.
 * @param height - The content's height in CSS pixels.
 * @returns At least 40, or 1 with reduced motion.
 */
export function panelTime({ height, reducedMotion }: { height: number; reducedMotion: boolean }): number {
  if (reducedMotion) return 1;
  const unit = height / 36;
  return Math.round((4 + 15 * unit ** 0.25 + unit / 5) * 10);
}
