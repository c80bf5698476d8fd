import { parseSync } from 'rolldown/utils';

/** The part of an ESTree node that walking needs. */
export interface AstNode {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

/** Parses a module with the parser of the bundler, so that both agree on the language. */
export function parseModule({ file, source }: { file: string; source: string }): AstNode[] {
  // JSX may stand in a `.js` file too.
  const options = /\.m?js$/.test(file) ? ({ lang: 'jsx' } as const) : {};
  return (parseSync(file, source, options).program as unknown as { body: AstNode[] }).body;
}

/** What keeps a module from being parsed, with offsets in it. */
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
