/**
 * Returns how long it takes to open or close a section. The duration grows sublinearly with the section's height, along
 * the curve of Material UI's `getAutoHeightDuration`, which Docusaurus's `Collapsible` also uses.
 * @param height - Height of the content in CSS pixels.
 * @param reducedMotion - With reduced motion, the section opens or closes almost immediately.
 * @returns Milliseconds: 1 with reduced motion, and at least 40 otherwise.
 */
export function panelTime({ height, reducedMotion }: { height: number; reducedMotion: boolean }): number {
  if (reducedMotion) return 1;
  const unit = height / 36;
  return Math.round((4 + 15 * unit ** 0.25 + unit / 5) * 10);
}
