import { createRequire } from 'node:module';
import { messageOf } from '../../util/message-of.js';

export function liveProblem({
  code,
  noInline,
}: {
  code: string;
  noInline: boolean;
}): { line: number; column: number; message: string } | undefined {
  // Most documents have no live example, so `sucrase` is loaded on demand.
  const { transform } = createRequire(import.meta.url)('sucrase') as typeof import('sucrase');
  const source = noInline ? code : `(${code.trimEnd().replace(/;$/, '')}\n)`;
  try {
    transform(source, { transforms: ['jsx', 'typescript'], production: true });
    return undefined;
  } catch (error) {
    const text = messageOf(error);
    const [, reason = text, line = '1', column = '1'] =
      /^(?:Error transforming [^:]*: )?(.*?) \((\d+):(\d+)\)$/s.exec(text) ?? [];
    // An error at the added closing parenthesis is below the code, so it is reported on the code's last line.
    const last = code.trimEnd().split('\n').length;
    const added = !noInline && line === '1' ? 1 : 0;
    return {
      line: Math.min(Number(line), last),
      column: Number(line) > last ? 1 : Math.max(1, Number(column) - added),
      message: `The live example has a syntax error: ${reason}`,
    };
  }
}
