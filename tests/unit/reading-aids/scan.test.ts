import { describe, expect, test } from 'vitest';
import type { ScanState } from '../../../site/reading-aids/switch/scan.js';
import { START, scan } from '../../../site/reading-aids/switch/scan.js';

function walk(steps: readonly ('next' | 'choose')[], sizes: readonly number[]) {
  const chosen: { group: number; item: number }[] = [];
  let state: ScanState = START;
  for (const event of steps) {
    const step = scan({ state, event, sizes });
    state = step.state;
    if (step.chosen !== undefined) chosen.push(step.chosen);
  }
  return { state, chosen };
}

describe('switch scanning', () => {
  test('cycles through the groups that contain controls', () => {
    expect(walk(['next'], [2, 0, 3]).state).toEqual({ level: 'groups', group: 2, item: 0, rounds: 0 });
    expect(walk(['next', 'next'], [2, 0, 3]).state.group).toBe(0);
  });

  test('enters the selected group, and selects a control in that group', () => {
    expect(walk(['next', 'choose', 'next', 'choose'], [2, 3])).toEqual({
      state: { level: 'groups', group: 1, item: 0, rounds: 0 },
      chosen: [{ group: 1, item: 1 }],
    });
  });

  test('selects the only control in a group immediately', () => {
    expect(walk(['choose'], [1, 3]).chosen).toEqual([{ group: 0, item: 0 }]);
  });

  test('returns to the groups after scanning a group twice without a selection', () => {
    expect(walk(['choose', 'next', 'next', 'next'], [2]).state).toMatchObject({ level: 'items', rounds: 1 });
    expect(walk(['choose', 'next', 'next', 'next', 'next'], [2]).state.level).toBe('groups');
  });

  test('continues if controls disappear from the page', () => {
    const state: ScanState = { level: 'items', group: 0, item: 4, rounds: 0 };
    expect(scan({ state, event: 'choose', sizes: [2, 1] }).chosen).toEqual({ group: 0, item: 1 });
    expect(scan({ state, event: 'next', sizes: [0, 1] }).state).toEqual({
      level: 'groups',
      group: 1,
      item: 0,
      rounds: 0,
    });
    expect(scan({ state, event: 'choose', sizes: [0, 0] })).toEqual({ state: START });
  });
});
