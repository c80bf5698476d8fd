import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CommandLogEntry } from './CommandHistory.js';
import { CommandHistory } from './CommandHistory.js';

const history = CommandHistory.getInstance();

function entry(commandName: string): CommandLogEntry {
  return { timestamp: new Date(1000), commandName, status: 'success' };
}

function names(entries: CommandLogEntry[]): string[] {
  return entries.map(({ commandName }) => commandName);
}

beforeEach(() => {
  history.toggle(true);
  history.clear();
});

describe('CommandHistory', () => {
  it('is a singleton [UT-HIS-07]', () => {
    expect(CommandHistory.getInstance()).toBe(history);
  });

  it('is turned on by default [UT-HIS-08]', async () => {
    vi.resetModules();
    const fresh = await import('./CommandHistory.js');
    expect(fresh.CommandHistory).not.toBe(CommandHistory);
    expect(fresh.CommandHistory.getInstance().isEnabled()).toBe(true);
  });

  it('adds no entries while it is turned off, and keeps existing entries [UT-HIS-01, REQ-F-11]', () => {
    history.add(entry('a'));
    history.toggle(false);
    expect(history.isEnabled()).toBe(false);
    history.add(entry('b'));
    expect(names(history.getAll())).toEqual(['a']);
    history.toggle(true);
    expect(history.isEnabled()).toBe(true);
    history.add(entry('c'));
    expect(names(history.getAll())).toEqual(['a', 'c']);
  });

  it('counts its entries and forgets them when cleared [UT-HIS-02]', () => {
    expect(history.getSize()).toBe(0);
    history.add(entry('a'));
    history.add({ ...entry('b'), status: 'failed' });
    expect(history.getSize()).toBe(2);
    expect(history.getAll()).toEqual([entry('a'), { ...entry('b'), status: 'failed' }]);
    history.toggle(false);
    history.clear();
    expect(history.getSize()).toBe(0);
    expect(history.getAll()).toEqual([]);
    expect(history.isEnabled()).toBe(false);
  });

  it('cannot be changed through the arrays and entries that it returns or receives [UT-HIS-03]', () => {
    const given = { timestamp: new Date(1000), commandName: 'a', status: 'success' as const };
    history.add(given);
    given.commandName = 'other';
    given.timestamp.setTime(0);
    history.getAll().push(entry('b'));
    expect(history.getAll()).toEqual([entry('a')]);
    expect(Object.isFrozen(history.getAll()[0])).toBe(true);
  });

  it.each<[number, number | undefined]>([
    [1, 3],
    [2, undefined],
    [-2, undefined],
    [0, -1],
    [3, 1],
    [-9, 9],
  ])('getSlice(%i, %s) returns the same entries as Array.prototype.slice [UT-HIS-04]', (start, end) => {
    const all = ['a', 'b', 'c', 'd'];
    for (const name of all) history.add(entry(name));
    expect(names(history.getSlice(start, end))).toEqual(all.slice(start, end));
  });
});
