import { parseSync } from 'rolldown/utils';

export interface AstNode {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

/** Parses a module with the bundler's parser, so that both accept the same syntax. */
export function parseModule({ file, source }: { file: string; source: string }): AstNode[] {
  // A `.js` file may also contain JSX.
  const options = /\.m?js$/.test(file) ? ({ lang: 'jsx' } as const) : {};
  return (parseSync(file, source, options).program as unknown as { body: AstNode[] }).body;
}

export function* nodesIn(part: unknown): Generator<AstNode> {
  if (typeof part !== 'object' || part === null) return;
  if (!Array.isArray(part) && typeof (part as Partial<AstNode>).type === 'string') yield part as AstNode;
  for (const inner of Object.values(part)) yield* nodesIn(inner);
}

/** Returns the syntax errors in a module with their offsets. */
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
