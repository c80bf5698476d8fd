import type { ApiExample, ApiResponse } from './api-page.js';

export interface ShownResponse {
  /** A status, or several statuses with equal examples, such as `403, 404`. */
  status: string;
  statuses: readonly string[];
  examples: readonly ApiExample[];
  equal: readonly ApiExample[];
}

/** A response with several media types shows only the examples of the first media type that has any. */
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

function isWhole({ text, language, shortened = false, description }: ApiExample): boolean {
  return text !== '' && language === 'json' && !shortened && description === undefined;
}
