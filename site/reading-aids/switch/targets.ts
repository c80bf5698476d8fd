import type { ScanState } from './scan';

export interface ScanGroup {
  readonly label: string;
  readonly items: readonly HTMLElement[];
}

const CONTROLS = 'a[href], button:not(:disabled), summary';

/** The panel covers the page below `end`. */
export function controlsInView({ root, end }: { root: ParentNode | null; end: number }): HTMLElement[] {
  return [...(root?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])].filter((control) => {
    const { top, bottom, height } = control.getBoundingClientRect();
    return height > 0 && bottom > 0 && top < end && control.checkVisibility();
  });
}

/** Focuses the control as a pointer would, so keyboard navigation continues from there. */
export function choose(control: HTMLElement): void {
  control.focus({ preventScroll: true });
  control.click();
}

export function showScan({ groups, state }: { groups: readonly ScanGroup[]; state: ScanState }): string {
  for (const marked of document.querySelectorAll('[data-scan]')) marked.removeAttribute('data-scan');
  const group = groups[state.group];
  if (group === undefined) return '';
  const item = group.items[state.item];
  for (const control of group.items) control.dataset.scan = 'group';
  if (state.level === 'groups' || item === undefined) {
    group.items[0]?.scrollIntoView({ block: 'nearest' });
    return `${group.label}: ${group.items.length}`;
  }
  item.dataset.scan = 'item';
  item.scrollIntoView({ block: 'nearest' });
  return `${group.label}: ${item.textContent?.trim() || (item.ariaLabel ?? '')}`;
}
