import { expect, test } from 'vitest';
import { formatDiagnostic } from '../../diagnostics/diagnostic.js';
import { outputProblems } from './output.js';
import type { Sample } from './types.js';

const sample: Sample = {
  file: 'docs/lamps.md',
  code: 'console.log(1)',
  extension: 'ts',
  check: 'always',
  run: true,
  line: 4,
  columns: [0],
  end: { line: 5, prefix: '' },
};
const pinned: Sample = {
  ...sample,
  output: { text: 'on\noff', line: 7, column: 1, endLine: 10 },
};

test('Sample output: the output in a document is compared without trailing whitespace', () => {
  expect(outputProblems({ sample: pinned, printed: 'on  \noff' })).toEqual([]);
});

test('Sample output: changed output is an error that includes a diff and the corrected document', () => {
  const [found] = outputProblems({ sample: pinned, printed: 'on\nOFF' });
  expect(formatDiagnostic(found ?? expect.fail())).toMatchInlineSnapshot(`
    "error [sample-output-changed] docs/lamps.md:7:1
      The sample's output differs from the output in the document. Expected (-) and printed (+):
        on
      - off
      + OFF
      If the change is a mistake, fix the sample or the package that it imports. If the new output is right, run "lectern check --update" to write it into the document, and check the text around it."
  `);
  expect(found?.update).toEqual({ line: 7, count: 4, lines: ['```text output', 'on', 'OFF', '```'] });
});

test('Sample output: the output fence is removed if the sample no longer prints anything', () => {
  const [found] = outputProblems({ sample: pinned, printed: '' });
  expect(found?.update).toEqual({ line: 7, count: 4, lines: [] });
});

test('Sample output: missing output causes a warning, and is written with the indentation of the sample', () => {
  const inComment = { ...sample, end: { line: 5, prefix: '   * ' } };
  const [found] = outputProblems({ sample: inComment, printed: 'a\n\n```' });
  expect(found).toMatchObject({ code: 'sample-output-missing', severity: 'warning', line: 4 });
  expect(found?.update).toEqual({
    line: 6,
    count: 0,
    lines: ['   *', '   * ````text output', '   * a', '   *', '   * ```', '   * ````'],
  });
  expect(outputProblems({ sample, printed: '' })).toEqual([]);
});
