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

test('warnings: a few warnings of the same type are all printed', () => {
  const shown = summarizeWarnings([1, 2, 3].map((line) => warning('missing-alt', line)));
  expect(shown).toEqual([1, 2, 3].map((line) => `warning [missing-alt] docs/a.md:${line}\n  Words.`));
});

test('warnings: many warnings of the same type are summarized, with the first two as examples', () => {
  const many = Array.from({ length: 468 }, (_, index) => warning('missing-alt', index + 1));
  expect(summarizeWarnings([...many, warning('broken-anchor', 1)])).toEqual([
    'warning [missing-alt] docs/a.md:1\n  Words.',
    'warning [missing-alt] docs/a.md:2\n  Words.',
    'warning [missing-alt] 466 more warnings of this type (run the command with --json to list them)',
    'warning [broken-anchor] docs/a.md:1\n  Words.',
  ]);
});
