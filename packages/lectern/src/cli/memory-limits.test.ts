import { expect, test } from 'vitest';
import { memoryProblem } from './memory-limits.js';

const megabyte = 2 ** 20;
const enough = { heap: 2048 * megabyte, cores: 2 };
const limits = (space: string): string =>
  `Limit                     Soft Limit           Hard Limit           Units     \nMax address space         ${space}            unlimited            bytes     \n`;

test('memory limits: a heap or an address space that is too small for any site is an error', () => {
  expect(memoryProblem({ ...enough, heap: 68 * megabyte, limits: '' })).toMatchObject({
    code: 'too-little-memory',
    message: "Node's heap is limited to 68 MB, which is not enough for any site.",
  });
  expect(memoryProblem({ ...enough, limits: limits(String(2048 * megabyte)) })?.message).toContain(
    'limited to 2,048 MB. Node and the bundler reserve up to 16,384 MB on this machine',
  );
});

test('memory limits: a large address space, or a system that lists no limits, is accepted', () => {
  expect(memoryProblem({ ...enough, limits: limits('unlimited') })).toBeUndefined();
  expect(memoryProblem({ ...enough, limits: limits(String(20_000 * megabyte)) })).toBeUndefined();
  expect(memoryProblem({ ...enough, limits: '' })).toBeUndefined();
  expect(memoryProblem()).toBeUndefined();
});
