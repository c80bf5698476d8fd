import type { MockData, MockOperation } from '../model/mock-data.js';
import type { ConvertedDocument } from './convert.js';
import { referencedNames } from './json-schema.js';
import { mockSecurityScheme } from './security.js';
import { mockServers } from './servers.js';

/** Characters of JSON of schemas that only describe responses; more would take longer to fetch than the mock is worth. */
const responseWeight = 20_000;

/**
 * What the console of some operations needs, and no more: every schema that a request can hold, since requests are
 * checked, and of responses, which the mock only fills in, those that are near.
 */
export function mockData({
  document,
  ids,
}: {
  document: ConvertedDocument;
  ids: ReadonlySet<string>;
}): MockData {
  const operations = document.operations.filter(({ shown }) => ids.has(shown.id) && !shown.webhook);
  const mocks = operations.map(({ mock }) => mock);
  const names = requestNames({ mocks, document });
  addResponseNames({ mocks, document, names });
  return {
    servers: mockServers(document.intro.servers),
    securitySchemes: Object.fromEntries(
      document.securitySchemes.map((scheme) => [scheme.name, mockSecurityScheme(scheme)]),
    ),
    operations: Object.fromEntries(operations.map(({ shown, mock }) => [shown.id, mock])),
    schemas: Object.fromEntries(Object.entries(document.jsonSchemas).filter(([name]) => names.has(name))),
  };
}

interface Input {
  mocks: readonly MockOperation[];
  document: ConvertedDocument;
}

function requestNames({ mocks, document: { jsonSchemas } }: Input): Set<string> {
  const names = new Set<string>();
  const queue = mocks.flatMap(({ parameters, body }) =>
    [...parameters, ...(body?.content ?? [])].flatMap(({ schema }) => referencedNames(schema ?? true)),
  );
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    if (names.has(name)) continue;
    names.add(name);
    queue.push(...referencedNames(jsonSchemas[name] ?? true));
  }
  return names;
}

/** Nearest first. A schema that is left out takes any value. */
function addResponseNames({ mocks, document: { jsonSchemas }, names }: Input & { names: Set<string> }): void {
  let left = responseWeight;
  let next = mocks.flatMap(({ responses }) =>
    responses.flatMap(({ content }) => content.flatMap(({ schema }) => referencedNames(schema ?? true))),
  );
  while (next.length > 0) {
    const found: string[] = [];
    for (const name of new Set(next)) {
      const schema = jsonSchemas[name] ?? true;
      const weight = names.has(name) ? 0 : JSON.stringify(schema).length;
      if (names.has(name) || weight > left) continue;
      left -= weight;
      names.add(name);
      found.push(...referencedNames(schema));
    }
    next = found;
  }
}
