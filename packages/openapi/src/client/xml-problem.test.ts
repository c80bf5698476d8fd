import { expect, test } from 'vitest';
import { xmlProblem } from './xml-problem.js';

// Browsers check whether XML is well-formed: see `tests/browser/site/openapi.spec.ts`.
test('without an XML parser, a body must at least start like XML', () => {
  expect(xmlProblem(' <pet/>')).toBeUndefined();
  expect(xmlProblem('{}')).toBe('The body is not XML.');
});
