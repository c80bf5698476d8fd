import type { ApiExample, ApiResponse } from './api-page.js';

export interface ShownResponse {
  /** One status, or several with the same examples, such as `403, 404`. */
  status: string;
  statuses: readonly string[];
  examples: readonly ApiExample[];
  equal: readonly ApiExample[];
}

/**
 * Returns the examples to show next to the text. For each response, only the examples of the first media type that
 * has examples are shown.
 */
export function shownExamples(responses: readonly ApiResponse[]): ShownResponse[] {
  const shown = new Map<string, ShownResponse>();
  for (const { status, content } of responses) {
    const examples = content
      .map((each) => each.examples.filter(({ text }) => text !== ''))
      .find(({ length }) => length > 0);
    if (examples === undefined) continue;
    const key = JSON.stringify(examples);
    const same = shown.get(key);
    shown.set(
      key,
      same === undefined
        ? { status, statuses: [status], examples, equal: [] }
        : {
            ...same,
            status: `${same.status}, ${status}`,
            statuses: [...same.statuses, status],
            equal: [...same.equal, ...examples],
          },
    );
  }
  return [...shown.values()];
}

/**
 * Returns a function that finds the tab in which a page shows a response example. The function returns the tab's index,
 * or undefined if no tab starts with the example.
 */
export function locationsOfExamples(
  responses: readonly ApiResponse[],
): (input: { status: string; mediaType: string; name: string }) => number | undefined {
  const tabs = shownExamples(responses);
  return ({ status, mediaType, name }) => {
    const contents = responses.find((response) => response.status === status)?.content ?? [];
    const content = contents.find(({ examples }) => examples.some(({ text }) => text !== ''));
    const [example] = content?.examples ?? [];
    if (content?.mediaType !== mediaType || example?.name !== name || !isWhole(example)) return undefined;
    return tabs.findIndex(({ statuses }) => statuses.includes(status));
  };
}

/** Returns whether the page shows all of an example as JSON and nothing else, so its value can be parsed. */
function isWhole({ text, language, shortened = false, description }: ApiExample): boolean {
  return text !== '' && language === 'json' && !shortened && description === undefined;
}
