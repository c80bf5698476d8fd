import { queryChoice, readTabChoices } from './stores/tabs.js';

/** Shows the kept choice in lists of tabs that are not live yet, for eyes and for screen readers. */
export function applyTabChoices(root: ParentNode): void {
  const choices = readTabChoices();
  for (const tabs of root.querySelectorAll<HTMLElement>('.tabs:is([data-group], [data-query])')) {
    const value = queryChoice(tabs.dataset.query) ?? choices[tabs.dataset.group ?? ''];
    if (
      value === undefined ||
      tabs.querySelector(`:scope > .tab-list > [data-value="${CSS.escape(value)}"]`) === null
    )
      continue;
    for (const tab of tabs.querySelectorAll<HTMLElement>(':scope > .tab-list > [role="tab"]')) {
      const selected = tab.dataset.value === value;
      tab.setAttribute('aria-selected', String(selected));
      tab.tabIndex = selected ? 0 : -1;
    }
    for (const panel of tabs.querySelectorAll<HTMLElement>(':scope > lectern-slot > .tab-panel')) {
      panel.toggleAttribute('data-active', panel.dataset.value === value);
    }
  }
}
