import { expect, test } from 'vitest';
import type { Index } from './index-file.js';
import { formatIndex, parseIndex } from './index-file.js';

const index: Index = {
  version: 1,
  build: 3,
  packs: [{ hash: 'ab'.repeat(32), size: 10, kind: 'page', names: ['abc'], last: 2 }],
  notes: { bundle: ['a'] },
};

test('index of a shared cache: parsing a formatted index returns the original index', async () => {
  expect(await parseIndex({ content: await formatIndex({ index }) })).toEqual(index);
});

test('index of a shared cache: a damaged or truncated index is ignored', async () => {
  const content = await formatIndex({ index });
  const damaged = Buffer.from(content);
  damaged[damaged.byteLength - 1] = (damaged.at(-1) ?? 0) ^ 1;
  for (const bytes of [damaged, content.subarray(0, -1), Buffer.from('<!doctype html>'), Buffer.alloc(0)])
    expect(await parseIndex({ content: bytes })).toBeUndefined();
});

test('index of a shared cache: if a key is set, only an index that was signed with that key is accepted', async () => {
  const content = await formatIndex({ index, key: 'secret' });
  expect(await parseIndex({ content, key: 'secret' })).toEqual(index);
  expect(await parseIndex({ content, key: 'other' })).toBeUndefined();
  expect(await parseIndex({ content })).toBeUndefined();
  expect(await parseIndex({ content: await formatIndex({ index }), key: 'secret' })).toBeUndefined();
});
