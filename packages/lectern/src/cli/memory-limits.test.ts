import { expect, test } from 'vitest';
import { memoryProblem } from './memory-limits.js';

const megabyte = 2 ** 20;
const enough = { heap: 2048 * megabyte, cores: 2 };
const limits = (space: string): string =>
  `Limit                     Soft Limit           Hard Limit           Units     \nMax address space         ${space}            unlimited            bytes     \n`;

test('a heap or an address space that is too small for any site is an error', () => {
  expect(memoryProblem({ ...enough, heap: 68 * megabyte, limits: '' })).toMatchObject({
    code: 'too-little-memory',
    message: "Node's heap is limited to 68 MB, which is not enough for any site.",
  });
  expect(memoryProblem({ ...enough, limits: limits(String(2048 * megabyte)) })?.message).toContain(
    'limited to 2,048 MB. Node and the bundler reserve up to 16,384 MB on this machine',
  );
});

test('other limits are accepted, and so is a system that does not list them', () => {
  expect(memoryProblem({ ...enough, limits: limits('unlimited') })).toBeUndefined();
  expect(memoryProblem({ ...enough, limits: limits(String(20_000 * megabyte)) })).toBeUndefined();
  expect(memoryProblem({ ...enough, limits: '' })).toBeUndefined();
  expect(memoryProblem()).toBeUndefined();
});
