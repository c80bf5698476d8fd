import { createRequire } from 'node:module';

/** A mistake in the syntax of a live example, with its place in the code; undefined if it can be read. */
export function liveProblem({
  code,
  noInline,
}: {
  code: string;
  noInline: boolean;
}): { line: number; column: number; message: string } | undefined {
  // Most texts hold no live example, and the library takes long to load.
  const { transform } = createRequire(import.meta.url)('sucrase') as typeof import('sucrase');
  const source = noInline ? code : `(${code.trimEnd().replace(/;$/, '')}\n)`;
  try {
    transform(source, { transforms: ['jsx', 'typescript'], production: true });
    return undefined;
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    const [, reason = text, line = '1', column = '1'] =
      /^(?:Error transforming [^:]*: )?(.*?) \((\d+):(\d+)\)$/s.exec(text) ?? [];
    // A mistake that shows only at the end is one of the last line: the parenthesis after it is not the writer's.
    const last = code.trimEnd().split('\n').length;
    const added = !noInline && line === '1' ? 1 : 0;
    return {
      line: Math.min(Number(line), last),
      column: Number(line) > last ? 1 : Math.max(1, Number(column) - added),
      message: `The live example has a syntax error: ${reason}`,
    };
  }
}
