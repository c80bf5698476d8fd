import { expect, test } from 'vitest';
import { problem } from './diagnostic.js';
import { withSeverity } from './severity.js';

test('the "checks" setting turns errors into warnings and vice versa, or hides problems', () => {
  const diagnostics = ['a', 'b', 'c', 'd'].map((code) =>
    problem({ code, message: code, severity: code === 'b' ? 'warning' : 'error' }),
  );
  const changed = withSeverity({ diagnostics, checks: { a: 'warn', b: 'throw', c: 'ignore' } });
  expect(changed.map(({ code, severity }) => `${code} ${severity}`)).toEqual([
    'a warning',
    'b error',
    'd error',
  ]);
});
