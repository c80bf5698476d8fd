import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseAuthors } from '../../../packages/blog/src/read/authors-file.js';
import { readReviews } from '../../../packages/checks/src/claims/reviews.js';
import { isMatch } from '../../../packages/checks/src/files.js';
import { checksOptions } from '../../../packages/checks/src/options.js';
import { readLists } from '../../../packages/checks/src/tables/read-lists.js';
import { readValues } from '../../../packages/checks/src/values/read-values.js';
import { withLineFeeds } from '../../../packages/lectern/src/content/read-text.js';
import { parseTagsFile } from '../../../packages/lectern/src/content/tags-file.js';
import { writtenDate } from '../../../packages/lectern/src/content/written-date.js';
import type { Diagnostic } from '../../../packages/lectern/src/diagnostics/diagnostic.js';
import { parseManualResult } from '../../../packages/trace/src/evidence/read/manual.js';
import { parseCoverage, parseRun } from '../../../packages/trace/src/evidence/read/parse-report.js';
import { readTests } from '../../../packages/trace/src/trace/test-titles.js';
import { yamlValues } from '../constructs/front-matter.js';
import { mutateJson, mutateText } from '../mutations.js';
import type { Trial } from './trial.js';
import { badErrors } from './trial.js';

const yaml = {
  authors: 'ada:\n  name: Ada\n  url: /about\n  page: true\n  socials: { x: ada }\nbo:\n  name: Bo\n',
  tags: 'hello:\n  label: Hello\n  permalink: /hi\n  description: Text.\nopen:\n',
  result:
    'id: AT-01\ndate: 2026-11-21\nby: Ada\ncommit: "4aada7c29e3d"\nsteps:\n  - result: passed\n    note: Fine.\n',
};

const attempt = { duration: 1, errors: [{ message: 'No.' }], attachments: [] };
const json = {
  vitest: {
    startTime: 1_767_000_000_000,
    testResults: [
      {
        name: '/a.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [{ ancestorTitles: ['a'], title: 'b [UT-1]', status: 'passed', duration: 1 }],
      },
    ],
  },
  playwright: {
    config: { rootDir: '/' },
    stats: { startTime: '2026-01-02T03:04:05Z' },
    suites: [
      {
        title: 'a',
        file: 'a',
        specs: [{ title: 'b', file: 'a', tests: [{ status: 'flaky', results: [attempt] }] }],
        suites: [],
      },
    ],
  },
  snapshot: {
    stamp: { date: '2026-01-02T03:04:05Z' },
    files: [{ file: 'a', tests: [{ titles: ['a'], status: 'passed', seconds: 1 }] }],
  },
  coverage: { total: { lines: { covered: 1, total: 2 } } },
  reviews: { 'a.md': [{ sentence: 'It has 2 parts.', because: 'Counted.' }] },
};

const oddValues: readonly unknown[] = [
  ...[null, 1e300, 8.64e15, -1, '', '\0', '\uD800', [], {}, [null], true, '__proto__', 'a'.repeat(10_000)],
  ...[{ toString: 1, valueOf: 1 }, '%s'.repeat(30), '[UT-1, UT-1]', '0000-01-01T00:00:00Z', '../../up'],
  ...[Array.from({ length: 3000 }, () => 'a'), Buffer.from('{').toString('base64')],
];

const code = [
  'export const a = [1, b, { c: -2 * 3 }]; const b = a;',
  "export { a } from './a.ts'; export default 1;",
  'export const a = new Set([,1]); class A { static a = A.a; }',
  "describe('g [REQ-1]', () => { test.each([1])('a %s $b [UT-1]', () => {}); });",
];
const patterns = ['**', '{a,b}', 'docs/**', '(', '[a', '{', '*.md', '!', '^(a+)+$', '\\'];
const options = ['constant', 'field', 'pattern', 'count'] as const;

export function dataFileTrial(): Trial {
  const dir = mkdtempSync(join(tmpdir(), 'lectern-torture-data-'));
  return (random) => {
    const place = { file: 'a', root: '/', siteDir: dir };
    const [name, base] = random.pick(Object.entries({ ...yaml, ...json, code: random.pick(code) }));
    const written =
      typeof base === 'string'
        ? mutateText({
            text: base.replace(/: (?:Ada|true|\/hi|Hello)/, `: ${random.pick(yamlValues)}`),
            random,
          })
        : mutatedJson(base);
    const content = withLineFeeds(written);
    const diagnostics = diagnosticsOf();
    const bad: unknown[] = badErrors({ diagnostics, content });
    return { input: `${name}\n${content}`, bad };

    function mutatedJson(value: unknown): string {
      const text = JSON.stringify(mutateJson({ value, random, values: oddValues }), undefined, 1) ?? '';
      return random.below(8) === 0 ? mutateText({ text, random }) : text;
    }

    function diagnosticsOf(): readonly Diagnostic[] {
      const input = { ...place, text: content };
      if (name === 'authors')
        return parseAuthors({ ...input, baseUrl: '/', authorsRoute: '/blog/authors' }).diagnostics;
      if (name === 'tags') return parseTagsFile(input).diagnostics;
      if (name === 'result') return parseManualResult(input).diagnostics;
      if (name === 'coverage') return parseCoverage(input).diagnostics;
      if (name === 'code') return readCode();
      if (name !== 'reviews') return parseRun(input).diagnostics;
      writeFileSync(join(dir, 'a'), content);
      return readReviews(place).diagnostics;
    }

    /** Errors in these files are ignored, because they have no location: the configuration names the file. */
    function readCode(): readonly Diagnostic[] {
      readTests({ file: 'a.test.ts', source: content });
      writtenDate(content.slice(0, 30));
      isMatch({ file: 'docs/a.md', patterns: [mutateText({ text: random.pick(patterns), random })] });
      writeFileSync(join(dir, 'a.ts'), content);
      const value = { file: 'a.ts', [random.pick(options)]: random.pick(['a', 'A.a', ...patterns]) };
      const table = { ...value, documents: ['**'], column: 'A' };
      const parsed = checksOptions.safeParse({ values: { a: value }, tables: { a: table } });
      if (!parsed.success) return [];
      readValues({ siteDir: dir, settings: parsed.data.values });
      readLists({ siteDir: dir, settings: parsed.data.tables });
      return [];
    }
  };
}
