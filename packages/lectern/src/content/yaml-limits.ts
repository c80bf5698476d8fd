import type { Document } from 'yaml';
import { yamlLibrary } from '../util/yaml-library.js';
import { yamlTokens } from './yaml-tokens.js';

export interface YamlProblem {
  offset: number;
  reason: string;
  hint: string;
}

/** Maximum nesting depth of brackets. Real documents have fewer than ten levels. */
const mostBrackets = 200;

/** For a hundred thousand nested brackets, the YAML library would need a gigabyte of memory. */
export function bracketProblem(text: string): YamlProblem | undefined {
  // Fast path: most documents have few brackets, and don't have to be tokenized.
  if (text.split(/[[{]/, mostBrackets + 2).length <= mostBrackets + 1) return undefined;
  let depth = 0;
  for (const { token, offset } of yamlTokens(text)) {
    if (token === '[' || token === '{') depth += 1;
    if (token === ']' || token === '}') depth -= 1;
    if (depth > mostBrackets)
      return {
        offset,
        reason: `more than ${mostBrackets} brackets are open here`,
        hint: 'Close the brackets. If they are part of text, put the value in quotes.',
      };
  }
  return undefined;
}

/** The YAML library's check isn't used, because it takes quadratic time. */
export function duplicateKey(document: Document.Parsed): YamlProblem | undefined {
  const { isNode, isScalar, visit } = yamlLibrary();
  let offset: number | undefined;
  visit(document, {
    Map: (_, map) => {
      const seen = new Set<unknown>();
      for (const { key } of map.items) {
        const value = isScalar(key) ? key.value : key;
        if (seen.has(value)) offset = isNode(key) ? (key.range?.[0] ?? 0) : 0;
        if (offset !== undefined) return visit.BREAK;
        seen.add(value);
      }
      return undefined;
    },
  });
  if (offset === undefined) return undefined;
  return { offset, reason: 'the key is defined twice', hint: 'Remove one of the two keys.' };
}
