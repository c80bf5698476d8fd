import { expect, test } from 'vitest';
import type { MockContent, MockOperation } from '../model/mock-data.js';
import { withShownValues } from './shown-values.js';

function operationWith(content: MockContent): MockOperation {
  const response = { status: '200', description: '', headers: [], content: [content] };
  return { method: 'get', path: '/', parameters: [], security: [], responses: [response] };
}

function examplesOf(content: MockContent, texts: readonly string[]): MockContent['examples'] | undefined {
  const operation = operationWith(content);
  const complete = withShownValues({ operation, textAt: (index) => texts[index] });
  return complete.responses[0]?.content[0]?.examples;
}

const shown = { mediaType: 'application/json', examples: [], shown: 1 };

test("API console: an example that is missing from the console's data is read from the page's HTML", () => {
  expect(examplesOf(shown, ['1', '{\n  "id": 2\n}'])).toEqual([{ name: 'example', value: { id: 2 } }]);
});

test('API console: only an example that the page shows as JSON is read from the page', () => {
  expect(examplesOf(shown, ['1'])).toEqual([]);
  expect(examplesOf(shown, ['1', '{ … }'])).toEqual([]);
});

test("API console: an example in the console's data takes precedence over the example on the page", () => {
  const examples = [{ name: 'a', value: 1 }];
  expect(examplesOf({ mediaType: 'application/json', examples }, ['2'])).toBe(examples);
});
