import { expect, test } from 'vitest';
import { allDone } from './all-done.js';

test('allDone: results keep their order, and an error is thrown only after all promises have settled', async () => {
  const ended: string[] = [];
  const end = async (name: string): Promise<string> => {
    await Promise.resolve();
    ended.push(name);
    return name;
  };
  expect(await allDone([end('a'), Promise.resolve(1)])).toEqual(['a', 1]);
  const failing = allDone([Promise.reject(new Error('one')), end('b'), Promise.reject(new Error('two'))]);
  await expect(failing).rejects.toThrow('one');
  expect(ended).toEqual(['a', 'b']);
});
