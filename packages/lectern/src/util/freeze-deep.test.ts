import { expect, test } from 'vitest';
import { freezeDeep } from './freeze-deep.js';

test('freezing: lists and plain objects are frozen, but functions and class instances stay as they are', () => {
  const instance = new Date(0);
  const value = { list: [{ a: 1 }], map: new Map(), instance, run: () => 1, none: null };
  freezeDeep({ value });
  expect([value, value.list, value.list[0]].map((each) => Object.isFrozen(each))).toEqual([true, true, true]);
  expect([value.map, instance, value.run].map((each) => Object.isFrozen(each))).toEqual([
    false,
    false,
    false,
  ]);
});

test('freezing: a cycle is not followed forever, and getters are not called', () => {
  const value: Record<string, unknown> = {
    get wrong() {
      throw new Error('called');
    },
  };
  value.self = [value];
  freezeDeep({ value });
  expect(Object.isFrozen(value.self)).toBe(true);
});

test('freezing: excluded keys are left out at each level', () => {
  const value = { own: { a: 1 }, list: [{ own: { a: 1 } }] };
  freezeDeep({ value, except: ['own'] });
  expect([value.own, value.list[0]?.own].map((each) => Object.isFrozen(each))).toEqual([false, false]);
  expect(Object.isFrozen(value.list[0])).toBe(true);
});
