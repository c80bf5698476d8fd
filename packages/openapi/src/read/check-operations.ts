import type { Diagnostic } from 'lectern/plugin';
import type { JsonValue } from '../model/api-page.js';
import type { Bundle } from './bundle.js';
import type { JsonObject, Path } from './json.js';
import { asArray, asObject, pointerOfPath, stringOf, valueAt } from './json.js';
import { problems } from './problems.js';
import { endOfChain } from './reference-chain.js';

export const methods = [
  'get',
  'put',
  'post',
  'delete',
  'options',
  'head',
  'patch',
  'trace',
  'query',
] as const;

interface WrittenOperation {
  name: string;
  value: JsonObject;
  path: Path;
}

function pathItemsOf({ root }: Bundle): WrittenOperation[] {
  return ['paths', 'webhooks'].flatMap((key) =>
    Object.keys(asObject(root[key])).flatMap((name) => {
      const item = endOfChain({ root, path: [key, name] });
      return item.kind === 'found' ? [{ name, value: asObject(item.value), path: item.path }] : [];
    }),
  );
}

function operationsOf(bundle: Bundle): WrittenOperation[] {
  return pathItemsOf(bundle).flatMap(({ name, value: item, path }) => {
    const keys = [
      ...methods.filter((method) => item[method] !== undefined).map((method): Path => [method]),
      ...Object.keys(asObject(item.additionalOperations)).map((key): Path => ['additionalOperations', key]),
    ];
    return keys.map((key): WrittenOperation => {
      const value = asObject(valueAt({ value: item, path: key }));
      return { name: `${String(key.at(-1)).toUpperCase()} ${name}`, value, path: [...path, ...key] };
    });
  });
}

export function duplicateIds(bundle: Bundle): Diagnostic[] {
  const seen = new Map<string, string>();
  return operationsOf(bundle).flatMap(({ name, value: { operationId: id }, path }) => {
    if (typeof id !== 'string') return [];
    const first = seen.get(id);
    if (first === undefined) {
      seen.set(id, name);
      return [];
    }
    return [problems.duplicateOperationId({ id, first, ...bundle.locationOf([...path, 'operationId']) })];
  });
}

/** If an undeclared scheme were ignored, its operation would look public. */
export function undeclaredSchemes(bundle: Bundle): Diagnostic[] {
  const { root, locationOf } = bundle;
  const known = Object.keys(asObject(asObject(root.components).securitySchemes ?? root.securityDefinitions));
  const check = ({ security, path }: { security: JsonValue | undefined; path: Path }): Diagnostic[] =>
    asArray(security).flatMap((choice, index) =>
      Object.keys(asObject(choice))
        .filter((name) => !known.includes(name))
        .map((name) =>
          problems.unknownScheme({ name, known, ...locationOf([...path, 'security', index, name], 'key') }),
        ),
    );
  return [
    ...check({ security: root.security, path: [] }),
    ...operationsOf(bundle).flatMap(({ value, path }) => check({ security: value.security, path })),
  ];
}

interface MisplacedParameter {
  diagnostic: Diagnostic;
  locations: ReturnType<Bundle['locationOf']>[];
}

export function misplacedParameters(bundle: Bundle): MisplacedParameter[] {
  const { root, locationOf } = bundle;
  const isSwagger = root.swagger !== undefined;
  const known = isSwagger
    ? ['path', 'query', 'header', 'formData', 'body']
    : [
        'path',
        'query',
        'header',
        'cookie',
        ...(stringOf(root.openapi).startsWith('3.2') ? ['querystring'] : []),
      ];
  const seen = new Set<string>();
  const check = (value: JsonValue | undefined, path: Path): MisplacedParameter[] => {
    const place = asObject(value).in;
    const key = pointerOfPath(path);
    if (typeof place !== 'string' || known.includes(place) || seen.has(key)) return [];
    seen.add(key);
    const diagnostic = problems.unknownPlace({ place, known, ...locationOf([...path, 'in']) });
    return [{ diagnostic, locations: [locationOf(path, 'key'), locationOf([...path, 'in'], 'key')] }];
  };
  const checkList = (list: JsonValue | undefined, path: Path): MisplacedParameter[] =>
    asArray(list).flatMap((_, index) => {
      const end = endOfChain({ root, path: [...path, index] });
      return end.kind === 'found' ? check(end.value, end.path) : [];
    });
  const shared: Path = isSwagger ? ['parameters'] : ['components', 'parameters'];
  return [
    ...Object.entries(asObject(valueAt({ value: root, path: shared }))).flatMap(([name, value]) =>
      check(value, [...shared, name]),
    ),
    ...pathItemsOf(bundle).flatMap(({ value, path }) => checkList(value.parameters, [...path, 'parameters'])),
    ...operationsOf(bundle).flatMap(({ value, path }) =>
      checkList(value.parameters, [...path, 'parameters']),
    ),
  ];
}
