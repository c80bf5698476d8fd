import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { problem } from '../diagnostics/diagnostic.js';
import { locationOfDeclaration } from './declared-names.js';
import type { NameClashError } from './module.js';

export function nameProblem({
  error: { clash },
  content,
  file,
}: {
  error: NameClashError;
  content: string;
  file: string;
}): Diagnostic {
  const { name, kind } = clash;
  const location = { file, ...locationOfDeclaration({ content, name }) };
  if (kind === 'twice')
    return problem({
      code: 'duplicate-name',
      message: `The name "${name}" is imported or exported twice.`,
      hint: 'Rename one of the imports or exports: import { a as b } from …',
      ...location,
    });
  return problem({
    code: 'reserved-name',
    message: `The name "${name}" is reserved: ${name === 'then' ? 'JavaScript would wait for the document as if it were a promise' : 'the compiled code of the document uses it'}.`,
    hint: 'Choose another name.',
    ...location,
  });
}
