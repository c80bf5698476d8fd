/**
 * Shows one panel of a list of tabs. The others stay within reach of a search in the page, where the browser can open
 * what it finds there (`beforematch`, see `client/article/panels.ts`).
 */
export function showPanel({ tabs, value }: { tabs: Element; value: string | undefined }): void {
  const canBeFound = 'onbeforematch' in document.documentElement;
  for (const panel of tabs.querySelectorAll<HTMLElement>(':scope > lectern-slot > .tab-panel')) {
    const isShown = panel.dataset.value === value;
    panel.toggleAttribute('data-active', isShown);
    if (isShown) panel.removeAttribute('hidden');
    else if (canBeFound) panel.setAttribute('hidden', 'until-found');
    // So hidden, it is an empty panel for screen readers.
    if (isShown) panel.removeAttribute('aria-hidden');
    else panel.setAttribute('aria-hidden', 'true');
  }
}

/**
 * Leads the reader into a panel, by a link or by a search in the page: its list shows it, whatever was chosen before,
 * until something is chosen there. A choice that is kept stays what it is.
 */
export function leadIntoPanel(panel: HTMLElement): void {
  const tabs = panel.closest<HTMLElement>('.tabs');
  const { value } = panel.dataset;
  if (tabs !== null && value !== undefined) tabs.dataset.led = value;
}
