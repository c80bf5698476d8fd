import type { JsonValue, ParameterLocation } from './api-page.js';
import type { MockOperation, MockParameter } from './mock-data.js';
import { cookiePairs, headerText, pathText, queryPairs } from './serialize.js';

export interface RequestLine {
  path: string;
  headers: [name: string, value: string][];
  cookies: string[];
}

export function requestLine({
  operation: { path, parameters },
  values,
  query = [],
}: {
  operation: Pick<MockOperation, 'path' | 'parameters'>;
  values: Partial<Record<ParameterLocation, Readonly<Record<string, JsonValue>>>>;
  /** Additional query parameters that are not encoded yet, such as credentials. */
  query?: readonly (readonly [string, string])[];
}): RequestLine {
  const given = (location: ParameterLocation): { parameter: MockParameter; value: JsonValue }[] =>
    parameters.flatMap((parameter) => {
      const value = parameter.in === location ? values[location]?.[parameter.name] : undefined;
      return value === undefined ? [] : [{ parameter, value }];
    });
  const filled = given('path').reduce(
    (text, input) => text.replaceAll(`{${input.parameter.name}}`, () => pathText(input)),
    path,
  );
  const pairs = [
    ...given('query').flatMap(queryPairs),
    ...query.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`),
  ];
  const sign = filled.includes('?') ? '&' : '?';
  return {
    path: pairs.length === 0 ? filled : `${filled}${sign}${pairs.join('&')}`,
    headers: given('header').map((input) => [input.parameter.name, headerText(input)]),
    cookies: given('cookie').flatMap(cookiePairs),
  };
}
