import { expect, test } from 'vitest';
import { estimateMinutes, ratioToFastest, reportOf, withResult } from '../../bench/report.mjs';

const machine = { cores: 2, processor: 'a processor', node: '20.19.0', load: 0.1 };
const page = {
  bytes: { html: 12_345, script: 9_900, style: 8_000, all: 30_245 },
  firstPaint: 300.4,
  largestPaint: undefined,
  blocking: 0,
  shift: 0,
  navigation: 20,
  search: { first: 250, next: 50 },
};
const full = {
  name: 'lectern',
  label: 'Lectern',
  version: '1.0.0',
  cold: { seconds: 8.04, memory: 300 * 1024 ** 2 },
  edit: { seconds: 0.9, memory: undefined },
  size: 20 * 1024 ** 2,
  page,
};
const failed = { name: 'other', label: 'Other', version: '2.0.0', error: 'The build ended with 1:\nmore' };

test('the benchmark report lists the results of a benchmark run', () => {
  expect(reportOf({ count: 1000, results: [full, failed], machine })).toBe(
    [
      '# 1,000 pages',
      '',
      'Written by `node bench/run.mjs --pages 1000`. 2 cores of a processor, Node 20.19.0, load before the run 0.1.',
      '',
      '## Building',
      '',
      '|  | Lectern 1.0.0 | Other 2.0.0 |',
      '| --- | ---: | ---: |',
      '| cold build | 8.0 s | – |',
      '| build after one edit | 0.9 s | – |',
      '| memory of the cold build | 300 MB | – |',
      '| memory after one edit | – | – |',
      '| size of the output | 20 MB | – |',
      '',
      '## Reading',
      '',
      'One page in Chromium, with 4× CPU throttling, after Brotli compression. A search is typed into the open dialog.',
      '',
      '|  | Lectern 1.0.0 | Other 2.0.0 |',
      '| --- | ---: | ---: |',
      '| HTML | 12.3 kB | – |',
      '| scripts | 9.9 kB | – |',
      '| style sheets | 8.0 kB | – |',
      '| everything the page loads | 30.2 kB | – |',
      '| first paint | 300 ms | – |',
      '| largest paint | – | – |',
      '| blocking time | 0 ms | – |',
      '| layout shift | 0.000 | – |',
      '| to the next page | 20 ms | – |',
      '| to the first result of the first search | 250 ms | – |',
      '| to the first result of the next search | 50 ms | – |',
      '',
      'Other failed: The build ended with 1:',
      '',
    ].join('\n'),
  );
});

test('the benchmark report: a result replaces an older result from the same tool', () => {
  const order = ['lectern', 'other'];
  const results = withResult({ results: [failed], result: full, order });
  expect(results).toEqual([full, failed]);
  const again = { ...full, size: 1 };
  expect(withResult({ results, result: again, order })).toEqual([again, failed]);
});

test('the benchmark report compares Lectern with the fastest other tool', () => {
  const results = [
    { name: 'lectern', value: 2 },
    { name: 'a', value: 30 },
    { name: 'b', value: 20 },
    { name: 'c', value: undefined },
  ];
  const value = (result: { value: number | undefined }): number | undefined => result.value;
  expect(ratioToFastest({ results, own: 'lectern', value })).toBe(10);
  expect(ratioToFastest({ results: results.slice(0, 1), own: 'lectern', value })).toBeUndefined();
  expect(ratioToFastest({ results: results.slice(1), own: 'lectern', value })).toBeUndefined();
});

test('the benchmark report: the time estimate includes two builds per tool, and browser measurements', () => {
  expect(estimateMinutes({ tools: [{ seconds: 60 }, { seconds: 120 }], count: 1000 })).toBe(8);
  expect(estimateMinutes({ tools: [{ seconds: 60 }], count: 10 })).toBe(2);
});
