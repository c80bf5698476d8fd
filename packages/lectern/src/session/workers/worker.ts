import type { MagicComment } from '../../markdown/code/index.js';
import { createPrismHighlighter } from '../../markdown/code/index.js';
import type { CompiledDocument, TextMarks } from '../../markdown/types.js';
import type { SourceText } from '../compile/compiler.js';
import type { CompileInSource, ConfigOrigin } from '../compile/unified-sources.js';
import { loadSourceCompiler } from '../compile/unified-sources.js';
import type { TextPageResult } from '../render/document-page.js';
import type { RenderTask } from './tasks.js';
import { callModule, compileTexts, renderTexts } from './tasks.js';

/* Runs in a thread of the pool: one highlighter a thread, whose grammars are loaded once. */
const highlighter = createPrismHighlighter();
/* And one configuration, for the remark and rehype plug-ins in it. */
const sourceCompilers = new Map<string, Promise<CompileInSource>>();

interface Settings {
  magicComments: readonly MagicComment[] | undefined;
  marks: TextMarks;
  timeLimit: number;
  /** The pool ends what takes too long, so the pages need no limit. */
  isSupervised: boolean;
  /** Where the remark and rehype plug-ins of documents come from. */
  origin?: ConfigOrigin | undefined;
}

export async function compile({
  texts,
  magicComments,
  marks,
  timeLimit,
  isSupervised,
  origin,
}: Settings & { texts: readonly SourceText[] }): Promise<CompiledDocument[]> {
  const isNative = origin === undefined || texts.every(({ source }) => source === undefined);
  const compileInSource = isNative ? undefined : await sourceCompiler(origin);
  const code = { highlighter, magicComments, marks, timeLimit, compileInSource };
  return compileTexts({ texts, code, isSupervised });
}

function sourceCompiler(origin: ConfigOrigin): Promise<CompileInSource> {
  const key = JSON.stringify(origin);
  const known = sourceCompilers.get(key) ?? loadSourceCompiler(origin);
  sourceCompilers.set(key, known);
  return known;
}

export function render({
  magicComments,
  marks: _,
  timeLimit: __,
  origin: ___,
  ...task
}: Settings & RenderTask): Promise<TextPageResult[]> {
  return renderTexts({ ...task, code: { highlighter, magicComments } });
}

export function call(input: Parameters<typeof callModule>[0]): Promise<unknown> {
  return callModule(input);
}
