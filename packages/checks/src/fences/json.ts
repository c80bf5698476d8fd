import { parseYaml } from 'lectern/plugin';
import type { FenceProblem } from './types.js';

export function jsonProblems({
  code,
  withComments,
}: {
  code: string;
  withComments: boolean;
}): FenceProblem[] {
  const text = withComments ? withoutComments(code) : code;
  try {
    JSON.parse(text);
    return [];
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const position = Number(/position (\d+)/.exec(message)?.[1] ?? text.length);
    const before = text.slice(0, position).split('\n');
    const reason = message.replace(/ in JSON at position.*$| \(line.*$/s, '');
    return [
      {
        line: before.length,
        column: (before.at(-1)?.length ?? 0) + 1,
        message: `This isn't valid JSON: ${reason}.`,
      },
    ];
  }
}

function withoutComments(code: string): string {
  const blank = (text: string): string => text.replace(/[^\n]/g, ' ');
  return code
    .replace(/"(?:[^"\\]|\\.)*"|\/\/[^\n]*|\/\*[\s\S]*?\*\//g, (part) =>
      part.startsWith('"') ? part : blank(part),
    )
    .replace(/,(\s*[}\]])/g, ' $1');
}

export function yamlProblems(code: string): FenceProblem[] {
  const parts = code.split(/^---[ \t]*$/m);
  let line = 1;
  return parts.flatMap((part) => {
    const firstLine = line;
    line += part.split('\n').length - 1;
    if (part.trim() === '') return [];
    const { diagnostics } = parseYaml({ file: '', text: part, code: 'fence', what: 'This', firstLine });
    return diagnostics.map((found) => ({
      line: found.line ?? firstLine,
      column: found.column ?? 1,
      message: found.message,
    }));
  });
}
