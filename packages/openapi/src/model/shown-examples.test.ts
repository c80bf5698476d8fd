import { describe, expect, test } from 'vitest';
import type { ApiExample, ApiResponse } from './api-page.js';
import { locationsOfExamples, shownExamples } from './shown-examples.js';

function response(status: string, text: string): ApiResponse {
  const example: ApiExample = { name: 'example', text, language: 'json', sampled: false };
  const content = [{ mediaType: 'application/json', examples: [example] }];
  return { status, statusText: '', headers: [], content, links: [] };
}

test('response examples: statuses with the same example share a tab', () => {
  const shown = shownExamples([
    response('200', '1'),
    response('403', '{}'),
    response('404', '{}'),
    response('204', ''),
  ]);
  expect(shown.map(({ status }) => status)).toEqual(['200', '403, 404']);
  // The second tab represents both statuses, because their examples are equal.
  expect(shown.map(({ examples, equal }) => examples.length + equal.length)).toEqual([1, 2]);
});

describe('locationsOfExamples', () => {
  const responses = [response('200', '[1]'), response('403', '{}'), response('404', '{}')];
  const locationOf = locationsOfExamples(responses);
  const wanted = { mediaType: 'application/json', name: 'example' };

  test('returns the same tab index for statuses that share a tab', () => {
    expect(responses.map(({ status }) => locationOf({ status, ...wanted }))).toEqual([0, 1, 1]);
  });

  test('returns no index for an example that the page does not show', () => {
    expect(locationOf({ status: '200', ...wanted, mediaType: 'text/plain' })).toBeUndefined();
    expect(locationOf({ status: '200', ...wanted, name: 'second' })).toBeUndefined();
    expect(locationOf({ status: '500', ...wanted })).toBeUndefined();
  });

  test.each<[string, Partial<ApiExample>]>([
    ['shortened', { shortened: true }],
    [
      'below a description, which may contain code',
      { description: { markdown: 'Text', file: 'a', line: 1, column: 1 } },
    ],
    ['not JSON', { language: 'text' }],
  ])('returns no index for an example that is %s', (_, changed) => {
    const [example] = response('200', '1').content[0]?.examples ?? [];
    if (example === undefined) throw new Error('The response has no example.');
    const content = [{ mediaType: 'application/json', examples: [{ ...example, ...changed }] }];
    const placed = locationsOfExamples([{ ...response('200', '1'), content }]);
    expect(placed({ status: '200', ...wanted })).toBeUndefined();
  });
});
