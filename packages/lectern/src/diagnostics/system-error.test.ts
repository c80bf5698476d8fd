import { expect, test } from 'vitest';
import { systemError } from './system-error.js';

test.each([
  ['EFBIG', 'a file is larger than this user may write (EFBIG).'],
  ['ELOOP', 'symbolic links form a loop (ELOOP).'],
])('system errors: %s is an error with a reason and a fix', (code, reason) => {
  const found = systemError({
    error: Object.assign(new Error('failed'), { code }),
    doing: 'building the site',
  });
  expect(found?.message).toBe(`The system reported an error while building the site: ${reason}`);
  expect(found?.hint).not.toBe('');
});

test("system errors: the bundler's error numbers are recognized", () => {
  const found = systemError({ error: new Error('File too large (os error 27)'), doing: 'bundling' });
  expect(found?.message).toContain('(EFBIG)');
});

test('system errors: other exceptions are not errors of the system', () => {
  expect(systemError({ error: new Error('failed'), doing: 'building the site' })).toBeUndefined();
});
