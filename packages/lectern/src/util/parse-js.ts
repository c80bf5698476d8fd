import { parseSync } from 'rolldown/utils';

/** The parts of an ESTree node that traversal needs. */
export interface AstNode {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

/** Parses a module with the bundler's parser, so that both accept the same syntax. */
export function parseModule({ file, source }: { file: string; source: string }): AstNode[] {
  // A `.js` file may contain JSX, too.
  const options = /\.m?js$/.test(file) ? ({ lang: 'jsx' } as const) : {};
  return (parseSync(file, source, options).program as unknown as { body: AstNode[] }).body;
}

/** Returns the syntax errors of a module with their offsets. */
export function syntaxErrors({
  file,
  source,
}: {
  file: string;
  source: string;
}): { message: string; offset: number }[] {
  const options = /\.m?js$/.test(file) ? ({ lang: 'jsx' } as const) : {};
  return parseSync(file, source, options).errors.map(({ message, labels }) => ({
    message,
    offset: labels[0]?.start ?? 0,
  }));
}
