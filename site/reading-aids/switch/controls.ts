import { button, element, labelled, select } from '../element';
import { readSettings, saveSettings } from '../settings';
import type { Switch } from './inputs';
import { listenToSwitches } from './inputs';
import type { ScanState } from './scan';
import { START, scan } from './scan';
import type { ScanGroup } from './targets';
import { choose, showScan } from './targets';

const SECONDS = [0.5, 1, 1.5, 2, 3, 5];

export interface SwitchControls {
  readonly root: HTMLElement;
  readonly status: HTMLElement;
  start(): void;
  stop(): void;
}

export interface SwitchControlsOptions {
  /** Called at each step, because the page's controls may change. */
  readonly groups: () => readonly ScanGroup[];
  readonly onScanning: (isScanning: boolean) => void;
}

export function switchControls({ groups, onScanning }: SwitchControlsOptions): SwitchControls {
  const status = element('p', {});
  let state: ScanState = START;
  let end: (() => void) | undefined;
  let timer: ReturnType<typeof setInterval> | undefined;

  const restartTimer = (): void => {
    clearInterval(timer);
    if (end === undefined) return;
    const { switches, scanSeconds } = readSettings();
    if (switches === 1) timer = setInterval(() => step('next'), scanSeconds * 1000);
  };
  const step = (event: 'next' | 'choose'): void => {
    const now = groups();
    const result = scan({ state, event, sizes: now.map(({ items }) => items.length) });
    state = result.state;
    const chosen = result.chosen && now[result.chosen.group]?.items[result.chosen.item];
    if (chosen !== undefined) choose(chosen);
    if (end !== undefined) status.textContent = showScan({ groups: groups(), state });
  };
  const press = (pressed: Switch): void => {
    const { switches } = readSettings();
    // With one switch, the timer moves the scan, so every press selects.
    step(switches === 1 || pressed === 1 ? 'choose' : 'next');
    restartTimer();
  };
  const stop = (): void => {
    if (end === undefined) return;
    end();
    end = undefined;
    clearInterval(timer);
    showScan({ groups: [], state });
    status.textContent = '';
    toggle.textContent = 'Scan';
    onScanning(false);
    saveSettings({ scanning: false });
  };
  const start = (): void => {
    if (end !== undefined) return;
    state = START;
    end = listenToSwitches({ onPress: press, onEscape: stop });
    toggle.textContent = 'Stop scanning';
    onScanning(true);
    saveSettings({ scanning: true });
    status.textContent = showScan({ groups: groups(), state });
    restartTimer();
  };
  const toggle = button('Scan', () => (end === undefined ? start() : stop()));

  return {
    root: layout({ toggle, onChange: restartTimer }),
    status,
    start,
    stop,
  };
}

function layout({ toggle, onChange }: { toggle: HTMLElement; onChange: () => void }): HTMLElement {
  const { switches, scanSeconds } = readSettings();
  const number = select({
    choices: [
      { value: '1', label: '1: scans automatically' },
      { value: '2', label: '2: one to move, one to choose' },
    ],
    chosen: String(switches),
    onChoose: (value) => {
      saveSettings({ switches: Number(value) });
      onChange();
    },
  });
  const seconds = select({
    choices: SECONDS.map((value) => ({ value: String(value), label: `${value} s` })),
    chosen: String(scanSeconds),
    onChoose: (value) => {
      saveSettings({ scanSeconds: Number(value) });
      onChange();
    },
  });
  return element(
    'div',
    { role: 'group', 'aria-labelledby': 'aids-switch' },
    element('h2', { id: 'aids-switch' }, 'Switch access'),
    element('p', { class: 'aids-row' }, toggle),
    element('p', { class: 'aids-row' }, labelled('Switches', number), labelled('Speed', seconds)),
    element(
      'p',
      { class: 'aids-note' },
      'Switches are the Space and Enter keys, or two buttons of a game controller. Escape ends the scan.',
    ),
  );
}
