import { createContext } from 'react';
import { expect, test } from 'vitest';
import { listedContexts } from './context-list.js';
import { knownContexts } from './react-contexts.js';

test('knownContexts ignores what other functions with the name createContext return', () => {
  // Other test files of the thread may have listed contexts.
  const before = knownContexts();
  const context = createContext(0);
  const unreadable = {
    get $$typeof() {
      throw new Error('Unreadable');
    },
  };
  const added = [null, undefined, 1, unreadable, { $$typeof: Symbol.for('react.context') }, context];
  listedContexts().push(...added);
  expect(knownContexts().filter((known) => !before.includes(known))).toEqual([context]);
  listedContexts().splice(-added.length);
});
