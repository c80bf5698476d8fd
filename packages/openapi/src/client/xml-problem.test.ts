import { expect, test } from 'vitest';
import { xmlProblem } from './xml-problem.js';

// Browser tests check whether XML is well-formed: see `tests/browser/site/openapi.spec.ts`.
test('xmlProblem: without an XML parser, only the first character of a body is checked', () => {
  expect(xmlProblem(' <pet/>')).toBeUndefined();
  expect(xmlProblem('{}')).toBe('The body is not XML.');
});
