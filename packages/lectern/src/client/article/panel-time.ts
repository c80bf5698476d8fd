/**
 * Returns milliseconds for a height in CSS pixels. The formula is from Material UI's `getAutoHeightDuration`, which
 * Docusaurus's `Collapsible` also uses.
 */
export function panelTime({ height, reducedMotion }: { height: number; reducedMotion: boolean }): number {
  if (reducedMotion) return 1;
  const unit = height / 36;
  return Math.round((4 + 15 * unit ** 0.25 + unit / 5) * 10);
}
