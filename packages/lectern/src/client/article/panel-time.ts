/**
 * Returns how long it takes to open or close a section. The duration grows sublinearly with the section's height, along
 * the curve of Material UI's `getAutoHeightDuration`, which Docusaurus's `Collapsible` also uses.
 * @param height - Height of the content in CSS pixels.
 * @param reducedMotion - With reduced motion, the duration is 1 ms, so that `transitionend` still fires.
 * @returns Milliseconds, at least 40.
 */
export function panelTime({ height, reducedMotion }: { height: number; reducedMotion: boolean }): number {
  if (reducedMotion) return 1;
  const unit = height / 36;
  return Math.round((4 + 15 * unit ** 0.25 + unit / 5) * 10);
}
