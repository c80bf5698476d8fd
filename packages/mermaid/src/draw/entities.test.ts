import { expect, test } from 'vitest';
import { decodeEntities } from './entities.js';

test('entities: a name that every object inherits is not an entity', () => {
  expect(decodeEntities('ﬂ°copy¶ß ﬂ°constructor¶ß')).toBe('© &constructor;');
});
