import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { describe, expect, test } from 'vitest';
import type { DecisionRecord } from './decision-records.js';
import { decisionProblems, indexRow } from './decision-records.js';

const ROOT = path.resolve(import.meta.dirname, '../..');
const FOLDER = path.join(ROOT, 'contributing/decisions');

function readRecords(): DecisionRecord[] {
  return readdirSync(FOLDER)
    .filter((file) => file !== 'README.md')
    .map((file) => ({ file, text: readFileSync(path.join(FOLDER, file), 'utf8') }));
}

describe('decision records', () => {
  test('have the required file name, fields, and sections, and a row in the index', () => {
    const index = readFileSync(path.join(FOLDER, 'README.md'), 'utf8');
    const records = readRecords();
    expect(records.length).toBeGreaterThan(0);
    expect(decisionProblems({ records, index })).toEqual([]);
  });

  test('link only to existing files', () => {
    const files = globSync(['*.md', 'contributing/**/*.md', '.github/**/*.md', 'packages/*/*.md'], {
      cwd: ROOT,
      dot: true,
      ignore: '**/node_modules/**',
    });
    const broken = files.flatMap((file) => {
      const prose = readFileSync(path.join(ROOT, file), 'utf8').replace(/^```[\s\S]*?^```$|`[^`\n]*`/gm, '');
      return [...prose.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)[^)]*\)/g)]
        .map(([, target = '']) => target)
        .filter((target) => !existsSync(path.resolve(ROOT, path.dirname(file), target)))
        .map((target) => `${file} links to ${target}`);
    });
    expect(files.length).toBeGreaterThan(30);
    expect(broken).toEqual([]);
  });

  test('each “decision N” in the source code refers to an existing record', () => {
    const highest = readRecords().length;
    const files = globSync(['contributing/**/*.md', 'packages/*/src/**/*.{ts,tsx}', 'scripts/**/*.mjs'], {
      cwd: ROOT,
    });
    const unknown = files.flatMap((file) =>
      [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(/\bdecision (\d+)\b/gi)]
        .filter(([, number]) => Number(number) < 1 || Number(number) > highest)
        .map(([mention]) => `${file}: ${mention}`),
    );
    expect(unknown).toEqual([]);
  });
});

describe('the decision record check', () => {
  const good = {
    file: '0001-use-a-hammer.md',
    text: '# 1. Use a hammer\n\n- **Date:** 2026-01-02\n- **Status:** accepted\n\n## Context\n\nA nail.\n\n## Decision\n\nA hammer.\n\n## Consequences\n\nNoise.\n',
  };
  const check = (record: DecisionRecord, index = indexRow(record)): string[] =>
    decisionProblems({ records: [record], index });

  test('accepts a complete decision record', () => {
    expect(check(good)).toEqual([]);
    expect(check({ ...good, text: `${good.text}\n## Alternatives\n\nA stone.\n` })).toEqual([]);
  });

  test.each([
    ['an invalid file name', { ...good, file: 'hammer.md' }, 'expected a name like 0001-short-name.md'],
    [
      'a skipped number',
      { ...good, file: '0002-use-a-hammer.md' },
      'expected number 1, since numbers have no gaps',
    ],
    [
      'a number in the title that differs from the file name',
      { ...good, text: good.text.replace('# 1.', '# 3.') },
      'expected "# 1. Title" without a period at the end, found "# 3. Use a hammer"',
    ],
    [
      'no date',
      { ...good, text: good.text.replace('2026-01-02', 'January') },
      'expected a line "- **Date:** YYYY-MM-DD"',
    ],
    [
      'an amendment that predates the record',
      {
        ...good,
        text: good.text.replace('- **Status', '- **Amended:** 2026-01-01\n- **Status'),
      },
      'amended on 2026-01-01, before its date 2026-01-02',
    ],
    [
      'an unknown status',
      { ...good, text: good.text.replace('accepted', 'done') },
      'expected "- **Status:**" proposed, accepted, rejected, or superseded by [N](file), found "done"',
    ],
    [
      'a successor that does not exist',
      { ...good, text: good.text.replace('accepted', 'superseded by [2](0002-use-a-nail-gun.md)') },
      'superseded by 0002-use-a-nail-gun.md, which is not record 2',
    ],
    [
      'a missing section',
      { ...good, text: good.text.replace(/## Consequences[\s\S]*/, '') },
      'expected the sections Context, Decision, Consequences, found Context, Decision',
    ],
    [
      'an empty section',
      { ...good, text: good.text.replace('Noise.', '') },
      'the section Consequences is empty',
    ],
  ])('reports a record with %s', (_, record, problem) => {
    expect(check(record)).toContain(`${record.file}: ${problem}`);
  });

  test('reports index rows that are missing, outdated, or out of order', () => {
    const second = {
      file: '0002-use-a-saw.md',
      text: good.text.replace('# 1. Use a hammer', '# 2. Use a saw'),
    };
    const rows = [good, second].map(indexRow);
    const both = (index: string): string[] => decisionProblems({ records: [good, second], index });
    expect(both(rows.join('\n'))).toEqual([]);
    expect(both(rows[0] ?? '')).toEqual([`README.md: the table lacks the row\n${rows[1]}`]);
    expect(both([...rows].reverse().join('\n'))).toEqual([
      'README.md: the rows are not in the order of their numbers',
    ]);
    const outdated = rows.join('\n').replace('accepted', 'proposed');
    expect(both(outdated)[1]).toMatch(/^README\.md: no record matches the row\n.*proposed/);
  });
});
