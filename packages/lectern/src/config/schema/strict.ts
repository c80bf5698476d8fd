import { z } from 'zod';
import { didYouMean } from '../../diagnostics/nearest.js';

const listStart = ' Known keys here: ';

/**
 * Creates the schema of an object that rejects unknown keys, and suggests a similar known key.
 * @param shape - The schema of each key, with the key's description.
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
          return `Unknown key "${found}".${near || `${listStart}${known.join(', ') || 'none'}.`}`;
        })
        .join('\n');
    },
  });
}

/** The message without its list of known keys, for an error whose hint is more useful than that list. */
export function withoutKnownKeys(message: string): string {
  return message.split(listStart)[0] ?? message;
}
