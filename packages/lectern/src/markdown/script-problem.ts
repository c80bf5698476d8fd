import { compileFunction } from 'node:vm';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { problem } from '../diagnostics/diagnostic.js';
import { sourceLocation } from './source-location.js';
import type { NameUse } from './types.js';

/** Matches syntax that may be valid in a module, but not in the function that the engine creates from the module. */
const onlyInModules =
  /\bimport\s*\.\s*meta\b|\bsuper\b|\bawait\b|\byield\b|<!--|-->|\{[^{}]*\n[ \t]*(?:import|export)[ \t]+[\w{*'"]/;

export function scriptProblem({
  file,
  code,
  names,
}: {
  file: string;
  code: string;
  names: readonly NameUse[];
}): Diagnostic | undefined {
  // Parsing every document again would be slow.
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
    const location = at && sourceLocation({ code, names, ...at });
    // If the error can't be mapped to the document, the first matching expression is precise enough.
    const { line: first, column } = names.find(({ text }) => onlyInModules.test(text)) ?? {};
    return problem({
      code: 'mdx-syntax',
      message: `This code can't run in a document: ${message}`,
      hint: "Code in a document runs synchronously, and can't use `import.meta`, `await`, or an import within a function. Move the code into a module, and import that module.",
      file,
      ...(location ?? { line: first, column }),
    });
  }
}
