import { describe, expect, it } from 'vitest';
import { parseCoverage } from './parse-report.js';
import { checksumOf } from './snapshot.js';

const root = '/home/me/project';
const commit = '0123456789abcdef0123456789abcdef01234567';

describe('parseCoverage', () => {
  const count = (covered: number, total: number) => ({ covered, total });
  const counts = {
    statements: count(9, 10),
    branches: count(1, 2),
    functions: count(3, 3),
    lines: count(8, 9),
  };

  it('reads a coverage summary and sorts it by file', () => {
    const report = {
      stamp: { commit, date: '2026-01-02T03:04:05Z' },
      total: counts,
      [`${root}/src/b.ts`]: { ...counts, lines: { ...counts.lines, skipped: 0, pct: 88.88 } },
      'src/a.ts': counts,
    };
    expect(parseCoverage({ text: JSON.stringify(report), root, file: 'coverage.json' })).toEqual({
      value: {
        commit,
        date: '2026-01-02T03:04:05Z',
        files: [
          { file: 'src/a.ts', ...counts },
          { file: 'src/b.ts', ...counts },
        ],
      },
      diagnostics: [],
    });
  });

  it('rejects a summary that was edited after it was written', () => {
    const report = { total: counts, 'src/a.ts': counts };
    const made = { ...report, checksum: checksumOf(report) };
    const read = (value: object) =>
      parseCoverage({ text: JSON.stringify(value), root, file: 'coverage.json' });
    expect(read(made).value?.files).toEqual([{ file: 'src/a.ts', ...counts }]);
    const edited = { ...made, 'src/a.ts': { ...counts, lines: count(9, 9) } };
    expect(read(edited).diagnostics).toMatchObject([
      { message: expect.stringContaining('the file was edited after a program wrote it') },
    ]);
  });

  it('rejects files that are not coverage summaries', () => {
    const { diagnostics } = parseCoverage({ text: '{"total": 5}', root, file: 'coverage.json' });
    expect(diagnostics.map(({ message }) => message)).toEqual([
      "The coverage report can't be read: total: found 5, expected key-value pairs.",
    ]);
  });
});
