import { z } from 'zod';
import { didYouMean } from '../../diagnostics/nearest.js';

/**
 * Creates the schema of an object that rejects unknown keys, and suggests a similar known key.
 * @param shape - The schemas by key. Each contains the key's description.
 */
export function strict<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject(shape, {
    error: (issue) => {
      if (issue.code !== 'unrecognized_keys') return undefined;
      const known = Object.keys(shape);
      return (issue.keys as string[])
        .map((found) => {
          // If there is a suggestion, don't list all known keys, because readers would overlook the suggestion.
          const near = didYouMean({ found, known });
          return `Unknown key "${found}".${near || ` Known keys here: ${known.join(', ') || 'none'}.`}`;
        })
        .join('\n');
    },
  });
}
