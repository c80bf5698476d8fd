import { compileFunction } from 'node:vm';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { problem } from '../diagnostics/diagnostic.js';
import { sourcePlace } from './source-place.js';
import type { NameUse } from './types.js';

/** What a module may hold, and the function that the engine makes of it may not. */
const onlyInModules = /\bimport\s*\.\s*meta\b|\bsuper\b|\bawait\b|\byield\b|<!--|-->/;

/** What keeps compiled code from being run. It has no import or export any more, but may use what only modules have. */
export function scriptProblem({
  file,
  code,
  names,
}: {
  file: string;
  code: string;
  names: readonly NameUse[];
}): Diagnostic | undefined {
  // To parse every document twice would cost more than it finds.
  if (!names.some(({ text }) => onlyInModules.test(text))) return undefined;
  try {
    compileFunction(code, ['__import'], { filename: 'document' });
    return undefined;
  } catch (error) {
    const { message, stack = '' } = error as Error;
    const [, line, before] = /^document:(\d+)\n.*\n( *)\^/.exec(stack) ?? [];
    const at =
      line === undefined || before === undefined
        ? undefined
        : { line: Number(line), column: before.length + 1 };
    const place = at && sourcePlace({ code, names, ...at });
    // The first expression that may be the one is close enough.
    const { line: first, column } = names.find(({ text }) => onlyInModules.test(text)) ?? {};
    return problem({
      code: 'mdx-syntax',
      message: `This cannot be run as part of a page: ${message}`,
      hint: 'The code of a document runs at once and as a whole: it has no `import.meta`, and cannot wait with `await`. Put such code into a module, and import it.',
      file,
      ...(place ?? { line: first, column }),
    });
  }
}
