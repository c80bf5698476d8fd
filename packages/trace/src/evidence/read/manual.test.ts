import { LecternError } from 'lectern/plugin';
import { expect, test } from 'vitest';
import { latestResults, parseManualResult } from './manual.js';

const parse = (text: string) => parseManualResult({ file: 'evidence/manual/at-01.yaml', text });

const whole = `id: AT-01
date: 2026-11-21
by: A tester
commit: "4aada7c29e3d"
conditions:
  browser: Chromium 140
steps:
  - result: passed
  - result: failed
    note: Nothing moved.
note: The room was loud.
`;

test('a valid manual test result is parsed with all its fields', () => {
  expect(parse(whole)).toEqual({
    result: {
      id: 'AT-01',
      date: '2026-11-21',
      by: 'A tester',
      commit: '4aada7c29e3d',
      conditions: { browser: 'Chromium 140' },
      steps: [{ result: 'passed' }, { result: 'failed', note: 'Nothing moved.' }],
      note: 'The room was loud.',
      file: 'evidence/manual/at-01.yaml',
    },
    diagnostics: [],
  });
});

test('every error in a manual test result has a location', () => {
  const { result, diagnostics } = parse(`id: acceptance 1
date: yesterday
commit: 12
steps:
  - result: fine
  - note: ""
tester: Somebody
`);
  expect(result).toBeUndefined();
  expect(new LecternError(diagnostics).message).toMatchInlineSnapshot(`
    "error [broken-result] evidence/manual/at-01.yaml:1:1
      The manual test result is invalid: by: found nothing, expected a string.
      Correct the file, or delete it. Without it, the procedure is shown as "not run".

    error [broken-result] evidence/manual/at-01.yaml:1:5
      The manual test result is invalid: id: found "acceptance 1", expected an ID such as AT-01.
      Correct the file, or delete it. Without it, the procedure is shown as "not run".

    error [broken-result] evidence/manual/at-01.yaml:2:7
      The manual test result is invalid: date: found "yesterday", expected a date such as 2026-11-21.
      Correct the file, or delete it. Without it, the procedure is shown as "not run".

    error [broken-result] evidence/manual/at-01.yaml:3:9
      The manual test result is invalid: commit: found 12, expected a commit hash in quotation marks.
      Correct the file, or delete it. Without it, the procedure is shown as "not run".

    error [broken-result] evidence/manual/at-01.yaml:5:13
      The manual test result is invalid: steps[0].result: found "fine", expected "passed", "failed", or "skipped".
      Correct the file, or delete it. Without it, the procedure is shown as "not run".

    error [broken-result] evidence/manual/at-01.yaml:6:5
      The manual test result is invalid: steps[1].result: found nothing, expected "passed", "failed", or "skipped".
      Correct the file, or delete it. Without it, the procedure is shown as "not run".

    error [broken-result] evidence/manual/at-01.yaml:6:11
      The manual test result is invalid: steps[1].note: found "", expected a non-empty string.
      Correct the file, or delete it. Without it, the procedure is shown as "not run".

    error [broken-result] evidence/manual/at-01.yaml:7:1
      The manual test result is invalid: unknown key "tester". Known keys: id, date, by, commit, conditions, steps, note.
      Correct the file, or delete it. Without it, the procedure is shown as "not run"."
  `);
});

test('a manual test result with invalid YAML causes a single error', () => {
  expect(parse('id: [').diagnostics).toHaveLength(1);
});

test('if a procedure has several manual test results, the latest result is used', () => {
  const result = (date: string, file: string) => {
    const { result: found } = parseManualResult({ file, text: whole.replace('2026-11-21', date) });
    if (found === undefined) throw new Error('The result is right.');
    return found;
  };
  const results = [result('2026-11-20', 'a'), result('2026-11-21', 'b'), result('2026-11-19', 'c')];
  expect(latestResults(results).map(({ file }) => file)).toEqual(['b']);
  const sameDay = [result('2026-11-21', 'a'), result('2026-11-21', 'b')];
  expect(latestResults(sameDay).map(({ file }) => file)).toEqual(['b']);
});
