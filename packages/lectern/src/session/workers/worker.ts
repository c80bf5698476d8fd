import type { MagicComment } from '../../markdown/code/index.js';
import { createPrismHighlighter } from '../../markdown/code/index.js';
import type { CompiledDocument, TextMarks } from '../../markdown/types.js';
import type { SourceText } from '../compile/compiler.js';
import type { TextPageResult } from '../render/document-page.js';
import type { RenderTask } from './tasks.js';
import { callModule, compileTexts, renderTexts } from './tasks.js';

/* Runs in a thread of the pool: one highlighter a thread, whose grammars are loaded once. */
const highlighter = createPrismHighlighter();

interface Settings {
  magicComments: readonly MagicComment[];
  marks: TextMarks;
  timeLimit: number;
}

export function compile({
  texts,
  magicComments,
  marks,
  timeLimit,
}: Settings & { texts: readonly SourceText[] }): CompiledDocument[] {
  return compileTexts({ texts, code: { highlighter, magicComments, marks, timeLimit } });
}

export function render({
  magicComments,
  marks: _,
  timeLimit: __,
  ...task
}: Settings & RenderTask): Promise<TextPageResult[]> {
  return renderTexts({ ...task, code: { highlighter, magicComments } });
}

export function call(input: Parameters<typeof callModule>[0]): Promise<unknown> {
  return callModule(input);
}
