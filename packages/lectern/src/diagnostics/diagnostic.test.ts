import { expect, test } from 'vitest';
import type { Diagnostic } from './diagnostic.js';
import { formatDiagnostic, LecternError, problem, sortDiagnostics } from './diagnostic.js';

test('a diagnostic is formatted for the terminal with its severity, code, location, and fix', () => {
  const diagnostics = [
    problem({
      code: 'broken-link',
      message: 'One.\nTwo.',
      hint: 'Mend it.',
      file: 'docs/a.md',
      line: 3,
      column: 7,
    }),
    problem({ code: 'unknown-import', severity: 'warning', message: 'One.', file: 'docs/a.md', line: 3 }),
    problem({ code: 'render-failed', message: 'One.', file: 'docs/a.md' }),
    problem({ code: 'no-config', message: 'One.' }),
  ];
  expect(new LecternError(diagnostics).message).toBe(`error [broken-link] docs/a.md:3:7
  One.
  Two.
  Mend it.

warning [unknown-import] docs/a.md:3
  One.

error [render-failed] docs/a.md
  One.

error [no-config]
  One.`);
  expect(formatDiagnostic(problem({ code: 'x', message: 'One.', line: 3 }))).toBe('error [x]\n  One.');
});

test('diagnostics are sorted by severity, then by location, then by message', () => {
  const sorted = [
    problem({ code: 'x', message: 'no file' }),
    problem({ code: 'x', message: 'a', file: 'a.md' }),
    problem({ code: 'x', message: 'b', file: 'a.md', line: 2, column: 9 }),
    problem({ code: 'x', message: 'c', file: 'a.md', line: 10 }),
    problem({ code: 'x', message: 'd', file: 'a.md', line: 10, column: 1 }),
    problem({ code: 'x', message: 'e', file: 'a.md', line: 10, column: 1 }),
    problem({ code: 'x', message: 'f', file: 'b.md', line: 1 }),
    problem({ code: 'x', message: 'g', severity: 'warning', file: 'a.md', line: 1 }),
  ];
  const shuffled = [5, 2, 7, 0, 6, 1, 4, 3].map((index) => sorted[index] as Diagnostic);
  expect(sortDiagnostics(shuffled)).toEqual(sorted);
});

test('control characters in a diagnostic are escaped, so that a terminal does not interpret them', () => {
  const found = problem({ code: 'x', message: 'printed \u001b[31mred\u0007\n\tand \u0000', file: 'a\rb.md' });
  expect(formatDiagnostic(found)).toBe('error [x] a\\x0db.md\n  printed \\x1b[31mred\\x07\n  \tand \\x00');
});

test('a diagnostic longer than 10,000 characters is truncated, because it would hide other diagnostics', () => {
  expect(problem({ code: 'a', message: 'x'.repeat(10_000) }).message).toHaveLength(10_000);
  expect(problem({ code: 'a', message: 'x'.repeat(1e6) }).message).toBe(`${'x'.repeat(10_000)}…`);
});
