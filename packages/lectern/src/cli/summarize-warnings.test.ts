import { expect, test } from 'vitest';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { summarizeWarnings } from './summarize-warnings.js';

const warning = (code: string, line: number): Diagnostic => ({
  code,
  severity: 'warning',
  message: 'Words.',
  file: 'docs/a.md',
  line,
});

test('if a type has only a few warnings, all of them are printed', () => {
  const shown = summarizeWarnings([1, 2, 3].map((line) => warning('missing-alt', line)));
  expect(shown).toEqual([1, 2, 3].map((line) => `warning [missing-alt] docs/a.md:${line}\n  Words.`));
});

test('if a type has many warnings, they are summarized, with the first two as examples', () => {
  const many = Array.from({ length: 468 }, (_, index) => warning('missing-alt', index + 1));
  expect(summarizeWarnings([...many, warning('broken-anchor', 1)])).toEqual([
    'warning [missing-alt] docs/a.md:1\n  Words.',
    'warning [missing-alt] docs/a.md:2\n  Words.',
    'warning [missing-alt] and 466 more of this type (--json lists all of them)',
    'warning [broken-anchor] docs/a.md:1\n  Words.',
  ]);
});
