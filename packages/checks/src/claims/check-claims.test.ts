import { expect, test } from 'vitest';
import { checkClaims } from './check-claims.js';

const values = [
  { name: 'wait', value: 2, unit: 'seconds', file: 'lamp.ts', documents: ['**'] },
  { name: 'lamps', value: 200, unit: 'lamps', file: 'lamp.ts', documents: ['**'] },
];

function check(markdown: string, reviews: { sentence: string; because: string }[] = []) {
  const blocks = [{ kind: 'paragraph' as const, markdown, line: 4, column: 3 }];
  const { claims, diagnostics } = checkClaims({
    file: 'a.md',
    blocks,
    values,
    units: ['lamps'],
    reviews,
    reviewsFile: 'reviews.json',
  });
  return {
    claims: claims.map(({ line, column, text, basis }) => `${line}:${column} ${text}: ${basis}`),
    codes: diagnostics.map(({ code }) => code),
  };
}

test('Claims: a number matches a known value in another unit, or spelled out', () => {
  expect(check('It waits two seconds.\nOr 2,000 ms, 0.002 ms, 16 kHz. At most 200 lamps.').claims).toEqual([
    '4:12 two seconds: value wait',
    '5:4 2,000 ms: value wait',
    '5:14 0.002 ms: unreviewed',
    '5:24 16 kHz: unreviewed',
    '5:40 200 lamps: value lamps',
  ]);
});

test('Claims: a number in inline code, a URL, a version, or a step is not a claim', () => {
  const text = 'Step 9b, `30 ms`, [it](/30%20a), :value[wait]{in=ms}, version 1.2, one second, 20 houses.';
  expect(check(text).claims).toEqual([]);
});

test('Claims: a review is valid if it gives a reason and its sentence is unchanged', () => {
  const sentence = 'Wait 30 s.';
  expect(check('Go. Wait 30 s. Then go.', [{ sentence, because: 'A tester does.' }])).toEqual({
    claims: ['4:12 30 s: reviewed: A tester does.'],
    codes: [],
  });
  expect(check('Wait 40 s.', [{ sentence, because: 'A tester does.' }]).codes).toEqual([
    'unreviewed-claim',
    'stale-review',
  ]);
  expect(check('Wait 30 s.', [{ sentence, because: '' }]).codes).toEqual(['unreviewed-claim']);
});
