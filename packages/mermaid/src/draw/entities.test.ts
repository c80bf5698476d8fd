import { expect, test } from 'vitest';
import { decodeEntities } from './entities.js';

test('entities: a name such as “constructor” is not an entity', () => {
  expect(decodeEntities('ﬂ°copy¶ß ﬂ°constructor¶ß')).toBe('© &constructor;');
});
