import type { MockData, MockOperation } from '../model/mock-data.js';
import type { ConvertedDocument } from './convert.js';
import { referencedNames } from './json-schema.js';
import { mockSecurityScheme } from './security.js';
import { mockServers } from './servers.js';

/** In characters of JSON. Larger schemas of responses would not be worth downloading just for a mock. */
const responseWeight = 2_000;

/**
 * Validation needs all schemas of requests. The mock needs schemas of responses only to adapt examples to the request,
 * so only the nearest ones are included.
 */
export function mockMaker(document: ConvertedDocument): (ids: readonly string[]) => MockData {
  const { intro, securitySchemes, operations, jsonSchemas } = document;
  const byId = new Map(operations.map((operation) => [operation.shown.id, operation]));
  const positions = new Map(Object.keys(jsonSchemas).map((name, index) => [name, index]));
  const facts = schemaFacts(jsonSchemas);
  const common = {
    servers: mockServers(intro.servers),
    securitySchemes: Object.fromEntries(
      securitySchemes.map((scheme) => [scheme.name, mockSecurityScheme(scheme)]),
    ),
  };
  return (ids) => {
    const own = ids.flatMap((id) => byId.get(id) ?? []).filter(({ shown }) => !shown.webhook);
    const mocks = own.map(({ mock }) => mock);
    const names = requestNames({ mocks, facts });
    addResponseNames({ mocks, facts, names });
    const sorted = [...names]
      .filter((name) => positions.has(name))
      .sort((a, b) => (positions.get(a) ?? 0) - (positions.get(b) ?? 0));
    return {
      ...common,
      operations: Object.fromEntries(own.map(({ shown, mock }) => [shown.id, mock])),
      schemas: Object.fromEntries(sorted.map((name) => [name, jsonSchemas[name] ?? true])),
    };
  };
}

type SchemaFacts = (name: string) => { weight: number; names: readonly string[] };

function schemaFacts(jsonSchemas: ConvertedDocument['jsonSchemas']): SchemaFacts {
  const known = new Map<string, ReturnType<SchemaFacts>>();
  return (name) => {
    const schema = Object.hasOwn(jsonSchemas, name) ? (jsonSchemas[name] ?? true) : true;
    const found = known.get(name) ?? {
      weight: JSON.stringify(schema).length,
      names: [...new Set(referencedNames(schema))],
    };
    known.set(name, found);
    return found;
  };
}

interface Input {
  mocks: readonly MockOperation[];
  facts: SchemaFacts;
}

function requestNames({ mocks, facts }: Input): Set<string> {
  const names = new Set<string>();
  const queue = mocks.flatMap(({ parameters, body }) =>
    [...parameters, ...(body?.content ?? [])].flatMap(({ schema }) => referencedNames(schema ?? true)),
  );
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    if (names.has(name)) continue;
    names.add(name);
    queue.push(...facts(name).names);
  }
  return names;
}

/** The nearest schemas are added first. A schema that isn't added accepts any value. */
function addResponseNames({ mocks, facts, names }: Input & { names: Set<string> }): void {
  let left = responseWeight;
  let next = mocks.flatMap(({ responses }) =>
    responses.flatMap(({ content }) => content.flatMap(({ schema }) => referencedNames(schema ?? true))),
  );
  while (next.length > 0) {
    const found: string[] = [];
    for (const name of new Set(next)) {
      const { weight, names: further } = facts(name);
      if (names.has(name) || weight > left) continue;
      left -= weight;
      names.add(name);
      found.push(...further);
    }
    next = found;
  }
}
