import { expect, test } from 'vitest';
import { createLoopLimit, guardLoops } from './guard-loops.js';

test.each([
  ['while (a) b();', 'while (lecternLoopTick(), a) b();'],
  ['do { a() } while (b, c)', 'do { a() } while (lecternLoopTick(), b, c)'],
  ['for (;;) {}', 'for (; lecternLoopTick();) {}'],
  ['for (let i = f(";"); i < 2; i++) {}', 'for (let i = f(";"); lecternLoopTick(),  i < 2; i++) {}'],
  ['for (const f = () => { a; }; b; ) {}', 'for (const f = () => { a; }; lecternLoopTick(),  b; ) {}'],
  [`for (let s = \`\${(x)};\`; s; ) {}`, `for (let s = \`\${(x)};\`; lecternLoopTick(),  s; ) {}`],
  [
    'a: for (const x of [1]) while (x)\n  continue a',
    'a: for (const x of [1]) while (lecternLoopTick(), x)\n  continue a',
  ],
])('loop guard: each loop in %s is guarded', (code, guarded) => {
  expect(guardLoops(code)).toBe(guarded);
});

test('loop guard: code that only looks like a loop stays unchanged', () => {
  const code =
    'const a = { while: 1, for(x) {} }; a.while; a.for(1); /while (;/; `\n1:1-1:2 while (`; // for (;;)\nfor (const x in y) {}';
  expect(guardLoops(code)).toBe(code);
});

test('loop guard: a loop is stopped after it exceeds the time limit and the iteration limit', () => {
  let clock = 0;
  const waiting: (() => void)[] = [];
  const tick = createLoopLimit({ turns: 100, now: () => clock, later: (callback) => waiting.push(callback) });
  for (let turn = 0; turn < 1000; turn += 1) tick();
  clock = 2000;
  const turnsUntilStop = (): number => {
    for (let turn = 1; turn < 1000; turn += 1) {
      try {
        tick();
      } catch (error) {
        expect(String(error)).toContain('a loop ran for more than 1 s without a pause');
        return turn;
      }
    }
    return 0;
  };
  expect(turnsUntilStop()).toBeGreaterThan(0);
  expect(turnsUntilStop()).toBe(1);
  // The limit is reset when the code yields to the event loop.
  expect(waiting).toHaveLength(1);
  waiting[0]?.();
  expect(turnsUntilStop()).toBe(0);
});
