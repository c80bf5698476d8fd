import { expect, test } from 'vitest';
import type { ApiExample, ApiResponse } from '../model/api-page.js';
import { shownExamples } from './ResponseExamples.js';

function response(status: string, text: string): ApiResponse {
  const example: ApiExample = { name: 'example', text, language: 'json', sampled: false };
  const content = [{ mediaType: 'application/json', examples: [example] }];
  return { status, statusText: '', headers: [], content, links: [] };
}

test('responses with the same example share a tab', () => {
  const shown = shownExamples([
    response('200', '1'),
    response('403', '{}'),
    response('404', '{}'),
    response('204', ''),
  ]);
  expect(shown.map(({ status }) => status)).toEqual(['200', '403, 404']);
  // The list of responses doesn't repeat them.
  expect(shown.map(({ examples, equal }) => examples.length + equal.length)).toEqual([1, 2]);
});
