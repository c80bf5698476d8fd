import { createRequire } from 'node:module';

/** A mistake in the syntax of a live example, with its line in the code; nothing where it can be read. */
export function liveProblem({
  code,
  noInline,
}: {
  code: string;
  noInline: boolean;
}): { line: number; message: string } | undefined {
  // Most texts hold no live example, and the library takes long to load.
  const { transform } = createRequire(import.meta.url)('sucrase') as typeof import('sucrase');
  const source = noInline ? code : `(${code.trimEnd().replace(/;$/, '')}\n)`;
  try {
    transform(source, { transforms: ['jsx', 'typescript'], production: true });
    return undefined;
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    const [, reason = text, line = '1'] =
      /^(?:Error transforming [^:]*: )?(.*?) \((\d+):\d+\)$/s.exec(text) ?? [];
    return { line: Number(line), message: `The live example cannot be read: ${reason}` };
  }
}
