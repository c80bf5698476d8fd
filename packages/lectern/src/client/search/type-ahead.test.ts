import { expect, test } from 'vitest';
import type { Key } from './type-ahead.js';
import { createTypeAhead } from './type-ahead.js';

function key(name: string, extra: Partial<Key> = {}): Key {
  return {
    key: name,
    ctrlKey: false,
    altKey: false,
    metaKey: false,
    repeat: false,
    timeStamp: 0,
    getModifierState: () => false,
    ...extra,
  };
}

function typed(...keys: Key[]) {
  const typeAhead = createTypeAhead();
  typeAhead.begin(0);
  const handled = keys.map((pressed) => typeAhead.press(pressed));
  return { handled, taken: typeAhead.take() };
}

test('search type-ahead: letters typed after the reader opens search are kept for the dialog', () => {
  const typeAhead = createTypeAhead();
  expect(typeAhead.press(key('a'))).toBe(false);
  typeAhead.begin(0);
  expect(typeAhead.press(key('b'))).toBe(true);
  // A second call, such as after a double-click, doesn't clear the text.
  typeAhead.begin(0);
  typeAhead.press(key(' '));
  expect(typeAhead.take()).toEqual({ text: 'b ', isSubmitted: false });
  expect(typeAhead.press(key('c'))).toBe(false);
  typeAhead.begin(0);
  expect(typeAhead.take()).toEqual({ text: '', isSubmitted: false });
});

test('search type-ahead: Backspace deletes a letter, and Enter submits the query', () => {
  expect(typed(key('a'), key('👍'), key('Backspace'), key('Enter'), key('x')).taken).toEqual({
    text: 'a',
    isSubmitted: true,
  });
  expect(typed(key('Enter', { repeat: true })).taken).toEqual({ text: '', isSubmitted: false });
});

test('search type-ahead: letters typed with AltGr are kept, but browser shortcuts are not', () => {
  const altGr = { ctrlKey: true, altKey: true, getModifierState: (name: string) => name === 'AltGraph' };
  const { handled, taken } = typed(key('r', { ctrlKey: true }), key('F5'), key('@', altGr));
  expect(handled).toEqual([false, false, true]);
  expect(taken).toEqual({ text: '@', isSubmitted: false });
});

test('search type-ahead: Escape cancels search, and Tab ends the query', () => {
  expect(typed(key('a'), key('Escape')).taken).toBeUndefined();
  const { handled, taken } = typed(key('a'), key('Tab'), key('b'));
  expect(handled).toEqual([true, false, false]);
  expect(taken).toEqual({ text: 'a', isSubmitted: false });
});

test('search type-ahead: keys pressed more than 10 s after the reader opened search are ignored', () => {
  expect(typed(key('a'), key('b', { timeStamp: 10_001 })).taken).toEqual({ text: '', isSubmitted: false });
  const typeAhead = createTypeAhead();
  typeAhead.begin(0);
  typeAhead.press(key('a'));
  typeAhead.drop();
  expect(typeAhead.press(key('b'))).toBe(false);
  expect(typeAhead.take()).toEqual({ text: '', isSubmitted: false });
});
