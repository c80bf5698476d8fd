import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { problem } from '../../diagnostics/diagnostic.js';
import { failedDocument } from '../../markdown/compiled-document.js';
import type { CompiledDocument } from '../../markdown/types.js';
import { TimeLimitError } from '../../util/time-limit.js';
import type { TextOptions } from '../render/highlight.js';
import { timeProblem } from '../render/time-problem.js';
import type { SourceText } from './compiler.js';

/** Plain data, because it is sent to another process as JSON. */
export interface ApartInput {
  text: SourceText;
  magicComments: TextOptions['magicComments'];
  marks: TextOptions['marks'];
}

const mostMemory = 500;
const mostOutput = 256 * 1024 * 1024;

/**
 * Compiles a document in a separate process, so that a crash, excessive memory use, or an infinite loop becomes an
 * error in the document. Few documents need this, so it may block the calling thread.
 */
export function compileApart({
  text,
  options,
}: {
  text: SourceText;
  options: TextOptions;
}): CompiledDocument {
  const { magicComments, marks, timeLimit } = options;
  const program = fileURLToPath(new URL('./compile-process.js', import.meta.url));
  const input: ApartInput = { text, magicComments, marks };
  const { status, stdout, error } = spawnSync(
    process.execPath,
    [`--max-old-space-size=${mostMemory}`, program],
    {
      input: JSON.stringify(input),
      encoding: 'utf8',
      timeout: timeLimit * 1000,
      killSignal: 'SIGKILL',
      maxBuffer: mostOutput,
      stdio: ['pipe', 'pipe', 'ignore'],
    },
  );
  if (status === 0) return JSON.parse(stdout) as CompiledDocument;
  const { file } = text;
  if ((error as NodeJS.ErrnoException | undefined)?.code === 'ETIMEDOUT') {
    const late = timeProblem({
      error: new TimeLimitError(timeLimit),
      task: 'compile',
      file,
      at: { location: { file, ...largestPiece(text.content) } },
    });
    return failedDocument({ file, diagnostics: [late] });
  }
  return failedDocument({
    file,
    diagnostics: [
      problem({
        code: 'too-large',
        message: `The document is too large (${Math.round(text.content.length / 1000)} kB): the Markdown parser ran out of memory or stack space. The largest paragraph starts here.`,
        hint: 'Split it into several documents, and look for constructs that are opened thousands of times and never closed.',
        file,
        ...largestPiece(text.content),
      }),
    ],
  });
}

/**
 * Returns the start of the longest run of lines without a blank line, which is usually the cause if a document
 * overloads the parser.
 */
export function largestPiece(content: string): { line: number; column: number } {
  let largest = { size: 0, line: 1 };
  let piece = { size: 0, line: 1 };
  for (const [index, line] of content.split('\n').entries()) {
    piece = line.trim() === '' ? { size: 0, line: index + 2 } : { ...piece, size: piece.size + line.length };
    if (piece.size > largest.size) largest = piece;
  }
  return { line: largest.line, column: 1 };
}
