import type { CommandFacts } from './shell-words.js';
import type { FenceProblem } from './types.js';

/**
 * Only variables that start with the name of a documented program are checked, such as `LECTERN_TOKEN` for `lectern`.
 */
export function variableProblems({
  code,
  context: { facts, isKnown },
}: {
  code: string;
  context: { facts: Pick<CommandFacts, 'programs'>; isKnown: (name: string) => boolean };
}): FenceProblem[] {
  const prefixes = [...facts.programs].map((name) => name.toUpperCase().replaceAll('-', '_'));
  if (prefixes.length === 0) return [];
  const pattern = new RegExp(`\\b(?:${prefixes.join('|')})_[A-Z0-9_]+\\b`, 'g');
  return code.split('\n').flatMap((text, index) =>
    [...text.matchAll(pattern)].flatMap(({ 0: name, index: at }) =>
      isKnown(name)
        ? []
        : [
            {
              line: index + 1,
              column: at + 1,
              message: `The environment variable "${name}" is unknown: no code reads it, and no document defines it.`,
            },
          ],
    ),
  );
}
