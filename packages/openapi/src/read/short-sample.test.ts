import { expect, test } from 'vitest';
import { printJson } from '../model/samples/print-json.js';
import { shortSample } from './short-sample.js';

test('generated examples: a short example is shown in full', () => {
  const value = { a: [1, { b: null }], c: {}, d: 'x' };
  expect(shortSample(value)).toEqual({ text: printJson(value), shortened: false });
});

test('generated examples: a long example omits only the most deeply nested values', () => {
  const many = Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`name${index}`, 'value']));
  const { text, shortened } = shortSample({
    id: 1,
    owner: { login: 'octocat', plan: many },
    empty: [],
    list: [many],
  });
  expect(shortened).toBe(true);
  expect(text).toBe(`{
  "id": 1,
  "owner": {
    "login": "octocat",
    "plan": { … }
  },
  "empty": [],
  "list": [{ … }]
}`);
});
