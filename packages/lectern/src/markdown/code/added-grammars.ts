import { deserialize, serialize } from 'node:v8';
import type { PrismGrammar } from './prism-core.js';

/**
 * Grammars refer to themselves and contain regular expressions, which JSON can't represent. The result is text, because
 * it is part of cache keys.
 */
export function serializeGrammars(grammars: Readonly<Record<string, object>>): string {
  return serialize(grammars).toString('base64');
}

export function addedGrammars(serialized: string | undefined): Readonly<Record<string, PrismGrammar>> {
  if (serialized === undefined) return {};
  return deserialize(Buffer.from(serialized, 'base64')) as Record<string, PrismGrammar>;
}
