import { afterEach, expect, test, vi } from 'vitest';
import { reporter } from './report.js';

afterEach(() => {
  vi.restoreAllMocks();
});

function report({
  json,
  samples,
  unified,
  pages = 3,
  counts = {},
}: {
  json: boolean;
  samples: [number, number, number];
  unified?: { sources: string[]; texts: number; milliseconds: number };
  pages?: number;
  counts?: Record<string, Record<string, number>>;
}): string[] {
  const lines: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => {
    lines.push(line);
  });
  const [checked, optedOut, run] = samples;
  reporter({ json }).done({
    command: 'check',
    pages,
    sources: [{ source: 'docs', pages }],
    outDir: '/site/build',
    samples: { checked, optedOut, run },
    unified,
    warnings: [],
    origins: {},
    counts,
    notes: [],
    milliseconds: 1200,
  });
  return lines;
}

test('the build report counts code samples only if the site has code samples', () => {
  expect(report({ json: false, samples: [1, 0, 0] }).at(-1)).toBe(
    '  1 code sample checked, 0 opted out with no-check, 0 run',
  );
  expect(report({ json: false, samples: [12, 2, 3] }).at(-1)).toBe(
    '  12 code samples checked, 2 opted out with no-check, 3 run',
  );
  expect(report({ json: false, samples: [0, 0, 0] })).toHaveLength(1);
});

test('the build report uses the singular for a count of one', () => {
  const counts = { checks: { 'code blocks checked': 1, 'names opted out with :literal': 2 } };
  const [first = '', second] = report({ json: false, samples: [0, 0, 0], pages: 1, counts });
  expect(first).toContain('1 page checked');
  expect(second).toBe('  1 code block checked, 2 names opted out with :literal');
});

test.each([
  ['names checked', 'name checked'],
  ['entries checked', 'entry checked'],
  ['classes and boxes checked', 'class and boxes checked'],
  ['access checks', 'access check'],
])('the build report prints a plug-in’s count of 1 %s as “1 %s”', (what, singular) => {
  const lines = report({ json: false, samples: [0, 0, 0], counts: { checks: { [what]: 1 } } });
  expect(lines).toContain(`  1 ${singular}`);
});

test('the JSON build report contains the counts of code samples', () => {
  const [line = ''] = report({ json: true, samples: [12, 2, 3] });
  expect(JSON.parse(line)).toMatchObject({ ok: true, samples: { checked: 12, optedOut: 2, run: 3 } });
});

test('the build report shows the time that remark and rehype plug-ins take', () => {
  const unified = { sources: ['docs', 'blog'], texts: 12, milliseconds: 3456 };
  expect(report({ json: false, samples: [0, 0, 0], unified }).at(-1)).toBe(
    '  12 documents from docs, blog compiled with remark and rehype plug-ins in 3.5 s',
  );
  const [line = ''] = report({ json: true, samples: [0, 0, 0], unified });
  expect(JSON.parse(line)).toMatchObject({ unified });
});
