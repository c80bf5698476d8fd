import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CommandHistory } from './CommandHistory.js';
import { UnsupportedBrowserError } from './errors.js';
import { showHistoryPopup } from './showHistoryPopup.js';
import type { FakeElement } from './testing/fakeDom.js';
import { FakeDocument } from './testing/fakeDom.js';

const history = CommandHistory.getInstance();
let page: FakeDocument;
let sheets: string[];

function log(...names: string[]): void {
  for (const commandName of names) history.add({ timestamp: new Date(), commandName, status: 'success' });
}

function open(): FakeElement {
  showHistoryPopup();
  const [dialog] = page.dialogs;
  if (!dialog) throw new Error('No dialog is open.');
  return dialog;
}

function names(dialog: FakeElement): (string | undefined)[] {
  return dialog.byTag('li').map(({ children }) => children[1]?.textContent);
}

beforeEach(() => {
  vi.useFakeTimers();
  history.toggle(true);
  history.clear();
  page = new FakeDocument();
  sheets = [];
  vi.stubGlobal('document', page);
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      replaceSync = (text: string) => sheets.push(text);
    },
  );
});

afterEach(() => {
  for (const dialog of page.dialogs) dialog.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('showHistoryPopup', () => {
  it('fails with an error if there is no DOM [UT-POP-11]', () => {
    vi.stubGlobal('document', undefined);
    expect(() => showHistoryPopup()).toThrow(UnsupportedBrowserError);
    expect(() => showHistoryPopup()).toThrow('This page lacks a DOM. Open the history in the browser.');
  });

  it('opens a single modal dialog with an accessible name [UT-POP-01, REQ-F-11]', () => {
    const dialog = open();
    showHistoryPopup();
    expect(page.dialogs).toHaveLength(1);
    expect(dialog.isModal).toBe(true);
    const title = dialog.byTag('h2')[0];
    expect(dialog.attributes.get('aria-labelledby')).toBe(title?.id);
    expect(title?.textContent).toBe('Command history');
    expect(dialog.byTag('ol')[0]?.attributes.get('aria-label')).toBe('Commands, newest last');
    expect(dialog.byTag('ol')[0]?.tabIndex).toBe(0);
    expect(sheets[0]).toContain('.aac-voice-history');
    expect(page.adoptedStyleSheets).toHaveLength(1);
    dialog.close();
    expect(page.adoptedStyleSheets).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
    expect(open()).not.toBe(dialog);
  });

  it('shows the time, name, and outcome of each command, newest last [UT-POP-12]', () => {
    log('jump');
    history.add({ timestamp: new Date(0), commandName: 'trip', status: 'failed' });
    const dialog = open();
    expect(names(dialog)).toEqual(['jump', 'trip']);
    expect(dialog.byTag('li')[1]?.children[2]?.textContent).toBe('failed');
    expect(dialog.byTag('time')[1]?.dateTime).toBe('1970-01-01T00:00:00.000Z');
    expect(dialog.byTag('time')[1]?.textContent).toBe(new Date(0).toLocaleTimeString());
    expect(dialog.byTag('p')[0]?.textContent).toBe('2 commands.');
  });

  it.each([
    [0, true, 'No commands yet.'],
    [0, false, 'No commands yet. The history is turned off.'],
    [1, true, '1 command.'],
    [200, true, '200 commands.'],
    [201, true, 'The newest 200 of 201 commands.'],
  ])(
    'shows a summary line for %i entries (history turned on: %s) [UT-POP-13]',
    (count, isEnabled, expected) => {
      log(...Array.from({ length: count }, (_, index) => `c${index}`));
      history.toggle(isEnabled);
      const dialog = open();
      expect(dialog.byTag('p')[0]?.textContent).toBe(expected);
      expect(names(dialog)).toHaveLength(Math.min(count, 200));
      expect(names(dialog).at(-1)).toBe(count === 0 ? undefined : `c${count - 1}`);
    },
  );

  it('adds new entries every second, and removes the oldest rows beyond the limit [UT-POP-04]', () => {
    log(...Array.from({ length: 200 }, (_, index) => `c${index}`));
    const dialog = open();
    const second = dialog.byTag('li')[1];
    log('new');
    vi.advanceTimersByTime(999);
    expect(names(dialog).at(-1)).toBe('c199');
    vi.advanceTimersByTime(1);
    expect(names(dialog).at(-1)).toBe('new');
    expect(names(dialog)[0]).toBe('c1');
    expect(dialog.byTag('li')[0]).toBe(second);
    expect(names(dialog)).toHaveLength(200);
  });

  it('scrolls to the latest entry, unless the reader has scrolled back [UT-POP-09]', () => {
    log(...Array.from({ length: 50 }, (_, index) => `c${index}`));
    const dialog = open();
    const [list] = dialog.byTag('ol');
    expect(list?.scrollTop).toBe(500);
    if (list) list.scrollTop = 400;
    log('new');
    vi.advanceTimersByTime(1000);
    expect(list?.scrollTop).toBe(510);
    if (list) list.scrollTop = 30;
    log('newer');
    vi.advanceTimersByTime(1000);
    expect(list?.scrollTop).toBe(30);
    dialog.button('Go to latest').dispatch('click');
    expect(list?.scrollTop).toBe(520);
    if (list) list.scrollTop = 421;
    vi.advanceTimersByTime(1000);
    expect(list?.scrollTop).toBe(421);
  });

  it('has a button that clears the history [UT-POP-08]', () => {
    log('jump');
    const dialog = open();
    dialog.button('Clear history').dispatch('click');
    expect(names(dialog)).toEqual([]);
    expect(history.getSize()).toBe(0);
    expect(dialog.byTag('p')[0]?.textContent).toBe('No commands yet.');
  });

  it('closes with its Close button [UT-POP-07, REQ-F-11]', () => {
    open().button('Close').dispatch('click');
    expect(page.dialogs).toEqual([]);
  });

  const inside = { clientX: 150, clientY: 150 };
  const outside = [
    { clientX: 99, clientY: 150 },
    { clientX: 201, clientY: 150 },
    { clientX: 150, clientY: 99 },
    { clientX: 150, clientY: 201 },
  ];

  it.each(outside)('closes on a click outside the dialog, at %j [UT-POP-06]', (place) => {
    const dialog = open();
    dialog.dispatch('pointerdown', place);
    dialog.dispatch('click', place);
    expect(page.dialogs).toEqual([]);
  });

  it('stays open after a click inside the dialog, or a drag across its edge [UT-POP-14]', () => {
    const dialog = open();
    const [place] = outside;
    dialog.dispatch('pointerdown', inside);
    dialog.dispatch('click', inside);
    dialog.dispatch('pointerdown', inside);
    dialog.dispatch('click', place);
    dialog.dispatch('pointerdown', place);
    dialog.dispatch('click', inside);
    dialog.dispatch('click', place);
    dialog.dispatch('pointerdown', { ...place, target: dialog.children[0] });
    dialog.dispatch('click', { ...place, target: dialog.children[0] });
    expect(page.dialogs).toEqual([dialog]);
  });
});
