import { expect, test } from 'vitest';
import { refuseExit, withoutExit } from './no-exit.js';

test.each([
  ['exit', () => process.exit(3)],
  ['abort', () => process.abort()],
  ['kill', () => process.kill(process.pid, 'SIGWINCH')],
  ['kill', () => process.kill(0, 'SIGWINCH')],
  ['kill', () => process.kill(-process.pid, 'SIGWINCH')],
])('withoutExit: process.%s throws an error while site code runs', (name, run) => {
  const own = process[name as 'exit' | 'abort' | 'kill'];
  expect(() => withoutExit(run)).toThrow(`process.${name}() was called, which would end the build.`);
  expect(process[name as 'exit' | 'abort' | 'kill']).toBe(own);
});

test('withoutExit: site code may check whether a process exists, and may signal other processes', () => {
  expect(withoutExit(() => process.kill(process.pid, 0))).toBe(true);
  expect(() => withoutExit(() => process.kill(2 ** 22 + 1, 'SIGWINCH'))).toThrow('ESRCH');
});

test('refuseExit: code may signal its own process if `when` returns false', () => {
  const allowExit = refuseExit({ when: () => false });
  // Vitest replaces `process.exit`, so this test can only send a signal.
  expect(process.kill(process.pid, 'SIGWINCH')).toBe(true);
  allowExit();
});
