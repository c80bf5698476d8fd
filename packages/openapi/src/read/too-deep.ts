import type { Diagnostic } from 'lectern/plugin';
import { LecternError, offsetToLocation } from 'lectern/plugin';
import type { LoadedFile } from './load.js';
import { problems } from './problems.js';

/**
 * The maximum number of levels in a document. The validator has the same maximum. The call stack of recursive functions
 * overflows at about four times this number.
 */
export const mostLevels = 500;

/** @throws LecternError with a location if a file has so many levels that the stack overflows. */
export async function withDepthLimit<Result>({
  files,
  run,
}: {
  files: readonly Pick<LoadedFile, 'file' | 'text'>[];
  run: () => Promise<Result>;
}): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    const found = error instanceof RangeError ? files.flatMap(deepProblem) : [];
    throw found.length > 0 ? new LecternError(found, { cause: error }) : error;
  }
}

function deepProblem({ file, text }: Pick<LoadedFile, 'file' | 'text'>): Diagnostic[] {
  let depth = 0;
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\\n]|\\.)*"|[[\]{}]/g)) {
    if (token === '[' || token === '{') depth += 1;
    else if (token === ']' || token === '}') depth -= 1;
    if (depth > mostLevels)
      return [problems.tooDeep({ most: mostLevels, file, ...offsetToLocation(text, index) })];
  }
  return [];
}
