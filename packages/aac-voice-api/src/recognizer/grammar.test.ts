import { expect, it } from 'vitest';
import { FILLERS_AFTER, FILLERS_BEFORE } from './grammar.js';

it('allows filler words before and after a command', () => {
  expect([...FILLERS_BEFORE, ...FILLERS_AFTER]).toEqual(['um', 'uh', 'okay', 'please', 'now']);
});
