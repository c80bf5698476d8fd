/**
 * Returns how long a section takes to open or close. The duration grows sublinearly with the height, along the curve of
 * Material UI's `getAutoHeightDuration`, which Docusaurus's `Collapsible` also uses.
 * @param height - The content's height in CSS pixels.
 * @returns Milliseconds: 1 with reduced motion, or else at least 40.
 */
export function panelTime({ height, reducedMotion }: { height: number; reducedMotion: boolean }): number {
  if (reducedMotion) return 1;
  const unit = height / 36;
  return Math.round((4 + 15 * unit ** 0.25 + unit / 5) * 10);
}
