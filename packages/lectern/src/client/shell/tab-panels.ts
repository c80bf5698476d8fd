/**
 * Shows one tab panel. The other panels stay searchable in browsers whose find-in-page can reveal matches
 * (`beforematch`, see `client/article/panels.ts`).
 */
export function showPanel({ tabs, value }: { tabs: Element; value: string | undefined }): void {
  const canBeFound = 'onbeforematch' in document.documentElement;
  for (const panel of tabs.querySelectorAll<HTMLElement>(':scope > lectern-slot > .tab-panel')) {
    const isShown = panel.dataset.value === value;
    panel.toggleAttribute('data-active', isShown);
    if (isShown) panel.removeAttribute('hidden');
    else if (canBeFound) panel.setAttribute('hidden', 'until-found');
    // Screen readers would find an empty `until-found` panel, so hide it from them too.
    if (isShown) panel.removeAttribute('aria-hidden');
    else panel.setAttribute('aria-hidden', 'true');
  }
}

/** Reveals a panel for a link or find-in-page until the reader chooses a tab. The stored choice doesn't change. */
export function revealPanel(panel: HTMLElement): void {
  const tabs = panel.closest<HTMLElement>('.tabs');
  const { value } = panel.dataset;
  if (tabs !== null && value !== undefined) tabs.dataset.led = value;
}
