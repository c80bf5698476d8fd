import { relative, sep } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';

/** The bundler error's own message isn't used, because it is formatted for the terminal. */
const shape = z.object({
  errors: z.tuple(
    [
      z.object({
        kind: z.literal('PARSE_ERROR'),
        message: z.string(),
        loc: z.object({ file: z.string(), line: z.number(), column: z.number() }),
      }),
    ],
    z.unknown(),
  ),
});

export interface SyntaxMistake {
  message: string;
  file: string;
  line: number;
  column: number;
}

export function syntaxMistake({
  error,
  siteDir,
}: {
  error: unknown;
  siteDir: string;
}): SyntaxMistake | undefined {
  const found = shape.safeParse(error);
  if (!found.success) return undefined;
  const { message, loc } = found.data.errors[0];
  const [first = ''] = stripVTControlCharacters(message).split('\n');
  return {
    message: first.replace(/^\[\w+\] /, ''),
    file: relative(siteDir, loc.file).split(sep).join('/'),
    line: loc.line,
    column: loc.column + 1,
  };
}
