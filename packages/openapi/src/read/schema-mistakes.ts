import type { SchemaType } from '../model/api-page.js';
import type { Cursor } from './document.js';
import { misspelledKeywords } from './misspelled-keywords.js';
import { problems, schemaTypes } from './problems.js';
import type { SchemaContext } from './schema.js';

const knownTypes: ReadonlySet<string> = new Set(schemaTypes);

export function isKnownType(type: string): type is SchemaType {
  return knownTypes.has(type);
}

export function noteMistakes({
  types,
  cursor,
  context: { source, problems: found },
}: {
  types: readonly string[];
  cursor: Cursor;
  context: SchemaContext;
}): void {
  const note = ({ path, problem }: { path: (string | number)[]; problem: Problem }): void => {
    const location = source.locationOf([...cursor.path, ...path]);
    found.set(`${location.file}:${location.line}:${location.column}`, problem(location));
  };
  const written = cursor.value.type;
  for (const type of types.filter((name) => !isKnownType(name))) {
    const inList = Array.isArray(written) ? [written.indexOf(type)] : [];
    note({ path: ['type', ...inList], problem: (location) => problems.unknownType({ type, ...location }) });
  }
  // Before OpenAPI 3.1, unknown keys in schemas are forbidden, so the validator already reports misspelled keywords.
  if (!/^3\.[1-9]/.test(String(source.root.openapi))) return;
  for (const { key, keyword } of misspelledKeywords(cursor.value))
    note({
      path: [key],
      problem: (location) => problems.misspelledKeyword({ key, keyword, ...location }),
    });
}

type Problem = (
  location: ReturnType<SchemaContext['source']['locationOf']>,
) => ReturnType<typeof problems.unknownType>;
