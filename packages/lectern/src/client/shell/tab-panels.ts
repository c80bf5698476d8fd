/**
 * In browsers that support `beforematch`, find-in-page still searches the hidden panels; see
 * `client/article/panels.ts`.
 */
export function showPanel({ tabs, value }: { tabs: Element; value: string | undefined }): void {
  const canBeFound = 'onbeforematch' in document.documentElement;
  for (const panel of tabs.querySelectorAll<HTMLElement>(':scope > lectern-slot > .tab-panel')) {
    const isShown = panel.dataset.value === value;
    panel.toggleAttribute('data-active', isShown);
    if (isShown) panel.removeAttribute('hidden');
    else if (canBeFound) panel.setAttribute('hidden', 'until-found');
    // Without `aria-hidden`, screen readers would find an empty element for each `until-found` panel.
    if (isShown) panel.removeAttribute('aria-hidden');
    else panel.setAttribute('aria-hidden', 'true');
  }
}

/** The panel stays selected until the reader chooses a tab. The stored choice doesn't change. */
export function revealPanel(panel: HTMLElement): void {
  const tabs = panel.closest<HTMLElement>('.tabs');
  const { value } = panel.dataset;
  if (tabs !== null && value !== undefined) tabs.dataset.led = value;
}
