import type { ApiPage } from '../model/api-page.js';
import type { MockData, MockResponse } from '../model/mock-data.js';
import { locationsOfExamples } from '../model/shown-examples.js';

/**
 * The response examples on the page make up most of a console's data. `client/shown-values.ts` reads them from the
 * page.
 */
export function withoutShown({ mock, groups }: { mock: MockData; groups: ApiPage['groups'] }): MockData {
  const shown = new Map(groups.flatMap(({ operations }) => operations.map((each) => [each.id, each])));
  const operations = Object.entries(mock.operations).map(([id, operation]) => {
    const locationOf = locationsOfExamples(shown.get(id)?.responses ?? []);
    const responses = operation.responses.map(
      (response): MockResponse => ({
        ...response,
        content: response.content.map((content) => {
          const [example] = content.examples;
          const { status } = response;
          const place = example && locationOf({ status, mediaType: content.mediaType, name: example.name });
          return place === undefined ? content : { ...content, examples: [], shown: place };
        }),
      }),
    );
    return [id, { ...operation, responses }] as const;
  });
  return { ...mock, operations: Object.fromEntries(operations) };
}
