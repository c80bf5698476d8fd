import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { problem } from '../diagnostics/diagnostic.js';
import type { ConfigNote } from './foreign-config.js';

export function noteWarnings({ notes, file }: { notes: readonly ConfigNote[]; file: string }): Diagnostic[] {
  return notes.flatMap(({ why, instead, missing, line, column }) =>
    missing === undefined
      ? []
      : [
          problem({
            code: 'plugin-not-run',
            severity: 'warning',
            message: `${why.replace(/[.!?]?$/, (end) => end || '.')} ${missing}`,
            hint: instead,
            file,
            line,
            column,
          }),
        ],
  );
}
