import { STOP_LISTENING } from '../components/stop-listening';
import { commandList } from './command-list';
import { element } from './element';
import { pageCommands } from './page-commands';
import css from './panel.css?inline';
import { readControls } from './read/controls';
import { readSettings } from './settings';
import { switchControls } from './switch/controls';
import { controlsInView } from './switch/targets';
import { voiceControls } from './voice/controls';

export interface Panel {
  readonly root: HTMLElement;
  setOpen(isOpen: boolean): void;
}

export function createPanel({ opener }: { opener: HTMLElement }): Panel {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

  const reading = readControls({ covered: () => root.getBoundingClientRect().height });
  // While text is read aloud, the recognizer could hear commands in it, so only "stop" works.
  const voice = voiceControls({ mayRun: (name) => name === 'stop' || reading.state !== 'reading' });
  const list = commandList({ run: (name) => voice.session.run(name) });
  const inView = (selector: string): HTMLElement[] =>
    controlsInView({ root: document.querySelector(selector), end: root.getBoundingClientRect().top });
  const scanning = switchControls({
    groups: () => [
      { label: 'Page', items: list.buttons('page') },
      { label: 'Headings', items: list.buttons('headings') },
      { label: 'In view', items: inView('main') },
      { label: 'Menu', items: inView('#menu:popover-open') },
      {
        label: 'Reading aids',
        items: [...tools.querySelectorAll<HTMLElement>('button:not(:disabled)'), opener],
      },
    ],
    onScanning: (isScanning) => {
      if (isScanning) list.root.open = true;
    },
  });
  const tools = element('div', { class: 'aids-tools' }, reading.root, voice.root, scanning.root);
  // The status is outside of the scroll container, so it is always visible.
  const status = element('div', { class: 'aids-status' }, ...voice.status, reading.status, scanning.status);
  const root = element('div', { class: 'aids-panel', hidden: true }, status, tools, list.root);

  const refresh = (): void => {
    const commands = pageCommands({
      read: reading.read,
      stop: () => {
        if (reading.state !== 'stopped') reading.stop();
        else dispatchEvent(new Event(STOP_LISTENING));
      },
      help: () => {
        list.root.open = true;
        list.root.querySelector('summary')?.focus();
      },
    });
    list.show(commands);
    voice.session.register(commands);
  };
  const stopAll = (): void => {
    reading.stop();
    voice.stop();
  };
  addEventListener(STOP_LISTENING, () => voice.stop());
  addEventListener('lectern:page', () => {
    reading.stop();
    refresh();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.hidden && voice.isListening) voice.stop('The tab was hidden. ');
    if (document.hidden) reading.pause();
  });
  addEventListener('pagehide', stopAll);

  return {
    root,
    setOpen: (isOpen) => {
      root.hidden = !isOpen;
      document.documentElement.toggleAttribute('data-aids', isOpen);
      if (!isOpen) {
        stopAll();
        scanning.stop();
        voice.session.register([]);
        return;
      }
      refresh();
      if (readSettings().scanning) scanning.start();
    },
  };
}
