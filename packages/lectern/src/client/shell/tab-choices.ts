import { queryChoice, readTabChoices } from '../stores/tabs.js';
import { showPanel } from './tab-panels.js';

/** For tab lists that aren't hydrated. Hydrated tab lists select their tab themselves. */
export function applyTabChoices(root: ParentNode): void {
  const choices = readTabChoices();
  for (const tabs of root.querySelectorAll<HTMLElement>('.tabs')) {
    const buttons = [...tabs.querySelectorAll<HTMLElement>(':scope > .tab-list > [role="tab"]')];
    const { led, query, group = '' } = tabs.dataset;
    const wanted = led ?? queryChoice(query) ?? choices[group];
    const chosen = buttons.find(({ dataset }) => dataset.value === wanted);
    const shown = chosen ?? buttons.find((button) => button.getAttribute('aria-selected') === 'true');
    showPanel({ tabs, value: shown?.dataset.value });
    if (chosen === undefined) continue;
    for (const button of buttons) {
      button.setAttribute('aria-selected', String(button === chosen));
      button.tabIndex = button === chosen ? 0 : -1;
    }
  }
}
