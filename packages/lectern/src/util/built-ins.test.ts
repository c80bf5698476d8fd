import { expect, test } from 'vitest';
import { rememberBuiltIns } from './built-ins.js';

function changing(change: () => void): string | undefined {
  const restore = rememberBuiltIns();
  change();
  return restore();
}

const prototype = Array.prototype as unknown as Record<PropertyKey, unknown>;

test('built-ins: code is accepted if it leaves all built-in objects unchanged', () => {
  expect(changing(() => void [1].map(String))).toBeUndefined();
});

test.each<[name: string, change: () => void]>([
  [
    'Array.prototype.map',
    () => {
      prototype.map = () => [];
    },
  ],
  ['Array.prototype.map', () => void Reflect.deleteProperty(prototype, 'map')],
  [
    'Array.prototype.Symbol(Symbol.iterator)',
    () => {
      prototype[Symbol.iterator] = () => 1;
    },
  ],
  [
    'Map.prototype.get',
    () => {
      Map.prototype.get = () => 1;
    },
  ],
  [
    'Promise',
    () => {
      globalThis.Promise = Object as unknown as typeof Promise;
    },
  ],
  [
    'JSON.stringify',
    () => {
      JSON.stringify = () => '';
    },
  ],
  [
    'Object.prototype.foo',
    () => {
      (Object.prototype as Record<string, unknown>).foo = 1;
    },
  ],
  [
    'Array.prototype.last',
    () => {
      prototype.last = 1;
    },
  ],
  [
    'Array.prototype.toJSON',
    () => {
      prototype.toJSON = () => 1;
    },
  ],
  [
    'Object.prototype.keep',
    () => {
      (Object.prototype as Record<string, unknown>).keep = () => 1;
    },
  ],
])('built-ins: a change to %s is undone and reported', (name, change) => {
  expect(changing(change)).toBe(name);
  expect([1, 2].map((number) => number + 1)).toEqual([2, 3]);
  expect([...new Set([1])]).toEqual([1]);
  expect(new Map([[1, 2]]).get(1)).toBe(2);
  expect(JSON.stringify({})).toBe('{}');
  expect(Promise.resolve(1)).toBeInstanceOf(Promise);
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect(prototype.last).toBeUndefined();
});

test('built-ins: array methods that code adds do not appear in for...in loops', () => {
  try {
    expect(
      changing(() => {
        prototype.flat ||= () => [];
        prototype.last = function last(this: unknown[]) {
          return this[this.length - 1];
        };
        Reflect.defineProperty(prototype, 'first', { value: () => 1, configurable: true });
      }),
    ).toBeUndefined();
    const list = [1, 2] as number[] & { last?: () => number };
    expect(list.last?.()).toBe(2);
    const keys: string[] = [];
    for (const key in list) keys.push(key);
    expect(keys).toEqual(['0', '1']);
  } finally {
    Reflect.deleteProperty(prototype, 'last');
    Reflect.deleteProperty(prototype, 'first');
  }
});

test('built-ins: code may replace a polyfilled method', () => {
  const original = prototype.flat;
  prototype.flat = () => ['polyfill'];
  try {
    expect(
      changing(() => {
        prototype.flat = original;
      }),
    ).toBeUndefined();
    expect(prototype.flat).toBe(original);
  } finally {
    prototype.flat = original;
  }
});
