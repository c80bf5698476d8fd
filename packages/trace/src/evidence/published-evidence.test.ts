import { expect, test } from 'vitest';
import { publishedEvidence } from './published-evidence.js';

const data = { root: '..', suites: [], manual: [] };

test('published evidence: the data comes from the plug-in "evidence"', () => {
  expect(publishedEvidence([{ id: 'docs' }, { id: 'evidence', data }])).toBe(data);
});

test.each([
  ['a site without the plug-in', [{ id: 'docs' }, { id: 'other', data }]],
  ['a site with another plug-in of that name, without data', [{ id: 'evidence' }]],
  [
    'a site with another plug-in of that name, with other data',
    [{ id: 'evidence', data: { suites: 'all' } }],
  ],
])('published evidence: the result is undefined on %s', (_, contents) => {
  expect(publishedEvidence(contents)).toBeUndefined();
});
