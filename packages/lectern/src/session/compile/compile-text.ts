import { parseFrontMatter } from '../../content/front-matter.js';
import type { compileMarkdown } from '../../markdown/compile.js';
import { failedDocument } from '../../markdown/compiled-document.js';
import type { CompiledDocument } from '../../markdown/types.js';
import { createTimeLimit, noTimeLimit, TimeLimitError } from '../../util/time-limit.js';
import { MemoryLimitError } from '../../util/watchdog.js';
import type { TextOptions } from '../render/highlight.js';
import { memoryProblem, timeProblem } from '../render/time-problem.js';
import { compileApart, largestPiece } from './compile-apart.js';
import type { SourceText } from './compiler.js';

/** Documents with more characters than this are compiled in a separate process. */
const largeText = 200_000;
/**
 * Documents with an expression or import of more characters than this are compiled in a separate process, because
 * parsers recurse for each operator in an expression.
 */
const longCode = 4_000;

/**
 * Stops compiling a document that takes too long. Documents that may overload the native parsers are compiled in a
 * separate process.
 */
export function textCompiler({
  compile,
  isSupervised = false,
  ...options
}: TextOptions & { compile: typeof compileMarkdown; isSupervised?: boolean | undefined }): (
  text: SourceText,
) => CompiledDocument {
  const limit = isSupervised ? noTimeLimit : createTimeLimit({ seconds: options.timeLimit });
  return (text) => {
    if (hasOpenFrontMatter(text.content))
      return failedDocument({ file: text.file, diagnostics: parseFrontMatter(text).diagnostics });
    // In tests, the engine runs from TypeScript source, which a new Node process cannot load.
    const canStart = !import.meta.url.endsWith('.ts');
    if (canStart && mayBeTooMuch(text.content)) return compileApart({ text, options });
    try {
      return limit(() => compile({ ...text, ...options }));
    } catch (error) {
      const { file } = text;
      const input = {
        task: 'compile',
        file,
        at: { location: { file, ...largestPiece(text.content) } },
      };
      if (error instanceof TimeLimitError)
        return failedDocument({ file, diagnostics: [timeProblem({ error, ...input })] });
      if (error instanceof MemoryLimitError)
        return failedDocument({
          file,
          diagnostics: [memoryProblem({ megabytes: error.megabytes, ...input })],
        });
      throw error;
    }
  };
}

/**
 * If the front matter has no closing delimiter, the parser would search for the delimiter again on each line, so the
 * document isn't parsed.
 */
function hasOpenFrontMatter(content: string): boolean {
  return /^---[ \t]*\r?\n/.test(content) && !/^---[ \t]*\r?$/m.test(content.slice(content.indexOf('\n') + 1));
}

/** Runs for every document, so it checks only the sizes of the document and its code. */
function mayBeTooMuch(content: string): boolean {
  if (content.length > largeText) return true;
  if (content.length < longCode) return false;
  return codePieces(content).some((length) => length > longCode);
}

function codePieces(content: string): number[] {
  return content
    .split(/\n[ \t]*\r?\n/)
    .filter((piece) => /\{|^(?:import|export)\b/m.test(piece))
    .map(({ length }) => length);
}
