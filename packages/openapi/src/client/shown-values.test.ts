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

test("API console: examples that the console's data leaves out are read from the page's HTML", () => {
  expect(examplesOf(shown, ['1', '{\n  "id": 2\n}'])).toEqual([{ name: 'example', value: { id: 2 } }]);
});

test("API console: an example that the page doesn't show as JSON isn't added to the console's data", () => {
  expect(examplesOf(shown, ['1'])).toEqual([]);
  expect(examplesOf(shown, ['1', '{ … }'])).toEqual([]);
});

test("API console: an example in the console's data is not replaced with the example on the page", () => {
  const examples = [{ name: 'a', value: 1 }];
  expect(examplesOf({ mediaType: 'application/json', examples }, ['2'])).toBe(examples);
});
