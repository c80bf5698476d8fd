import { renderPlainMarkdown } from '../plain.js';
import { parseFenceMeta } from './meta.js';
import type { SampleSource } from './sample.js';
import { columnsBefore, endOfFence, readSample } from './sample.js';

/**
 * Finds the code samples in Markdown that is embedded in another file, such as a doc comment.
 * @param input.lines - All lines in the file.
 * @param input.line - The Markdown's first line, 1-based.
 */
export function samplesInMarkdown({
  markdown,
  file,
  lines,
  line: from,
}: {
  markdown: string;
  file: string;
  lines: readonly string[];
  line: number;
}): (SampleSource & { file: string })[] {
  if (!/```|~~~/.test(markdown)) return [];
  return renderPlainMarkdown({ text: markdown, resolveLink: (url) => url }).flatMap((chunk) => {
    if (!('code' in chunk)) return [];
    const { options } = parseFenceMeta(chunk.meta);
    const sample = readSample({ code: chunk.code, language: chunk.language.toLowerCase(), options });
    if (sample === undefined) return [];
    const line = lineOfCode({ lines, code: chunk.code, from });
    const source = { ...sample, file, line, columns: columnsBefore({ lines, line, code: chunk.code }) };
    return [sample.run ? { ...source, ...printed({ chunk, lines, line }) } : source];
  });
}

function printed({
  chunk: { code, output },
  lines,
  line,
}: {
  chunk: { code: string; output?: string | undefined };
  lines: readonly string[];
  line: number;
}): Pick<SampleSource, 'end' | 'output'> {
  const end = endOfFence({ lines, line: line + code.split('\n').length });
  const below =
    lines.findIndex((text, index) => index >= end.line && /[`~]{3}te?xt\b.*\boutput\b/.test(text)) + 1;
  if (output === undefined || below === 0) return { end };
  const { prefix } = endOfFence({ lines, line: below });
  return {
    end,
    output: {
      text: output,
      line: below,
      column: prefix.length + 1,
      endLine: below + output.split('\n').length + 1,
    },
  };
}

/** In a comment, each line may start with an asterisk. Returns the comment's first line if the code isn't found. */
function lineOfCode({ lines, code, from }: { lines: readonly string[]; code: string; from: number }): number {
  const wanted = code.split('\n').map((line) => line.trim());
  const bare = lines.slice(from - 1).map((line) => line.trim().replace(/^\*\s*/, ''));
  const index = bare.findIndex((_, start) => wanted.every((line, offset) => bare[start + offset] === line));
  return index === -1 ? from : from + index;
}
