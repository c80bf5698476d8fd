import { expect, test } from 'vitest';
import { shareProcess } from './share-process.js';

test('assigning globalThis.process only adds environment variables to the original object', () => {
  const before = Object.getOwnPropertyDescriptor(globalThis, 'process') ?? {};
  const original = process;
  try {
    shareProcess();
    shareProcess();
    const replaced = { ...process, env: { ...process.env, OIL_LAMP: '2', PATH: 'gone' } };
    Object.assign(globalThis, { process: replaced });
    expect(process).toBe(original);
    expect(process.env.OIL_LAMP).toBe('2');
    expect(process.env.PATH).not.toBe('gone');
  } finally {
    Object.defineProperty(globalThis, 'process', before);
    delete process.env.OIL_LAMP;
  }
});
