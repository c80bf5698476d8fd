import { setImmediate } from 'node:timers/promises';
import type { Highlighter } from '../../markdown/code/highlighter.js';
import type { MagicComment } from '../../markdown/code/line-marker.js';
import { createPrismHighlighter } from '../../markdown/code/prism.js';
import type { CompiledDocument, TextMarks } from '../../markdown/types.js';
import type { LinkTargets } from '../../model/link-targets.js';
import { refuseExit } from '../../util/no-exit.js';
import { withAsyncStack } from '../../util/thrown-stack.js';
import type { SourceText } from '../compile/compiler.js';
import type { CompileInSource, ConfigOrigin } from '../compile/unified-sources.js';
import { loadSourceCompiler } from '../compile/unified-sources.js';
import type { PageJobResult } from '../render/page-job.js';
import { markStarted } from './limit-call.js';
import type { SharedTargets } from './shared-targets.js';
import { readSharedTargets } from './shared-targets.js';
import type { RenderTask } from './tasks.js';
import { callModule, compileTexts, renderJobs } from './tasks.js';

/*
 * This program runs in the pool's threads. All documents with the same added grammars share a highlighter, so that
 * grammars are loaded only once.
 */
const highlighters = new Map<string | undefined, Highlighter>();
/* Compilers for documents with remark and rehype plug-ins, by configuration. */
const sourceCompilers = new Map<string, Promise<CompileInSource>>();
const knownTargets = new Map<string, LinkTargets>();

interface Settings {
  magicComments: readonly MagicComment[] | undefined;
  marks: TextMarks;
  timeLimit: number;
  /** Whether the pool ends a batch that takes too long. If so, pages need no time limit. */
  isSupervised: boolean;
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
  const code = { highlighter: highlighterFor(marks), magicComments, marks, timeLimit, compileInSource };
  const compiled = await compileTexts({ texts, code, isSupervised });
  // The native compiler frees each document's syntax tree (20 kB) in the event loop. Without this turn of the event
  // loop, the pool's tasks would follow each other directly.
  await setImmediate();
  return compiled;
}

function highlighterFor({ grammars }: TextMarks): Highlighter {
  const highlighter = highlighters.get(grammars) ?? createPrismHighlighter({ grammars });
  highlighters.set(grammars, highlighter);
  return highlighter;
}

function sourceCompiler(origin: ConfigOrigin): Promise<CompileInSource> {
  const key = JSON.stringify(origin);
  const known = sourceCompilers.get(key) ?? loadSourceCompiler(origin);
  sourceCompilers.set(key, known);
  return known;
}

export function render({
  magicComments,
  marks,
  timeLimit: _,
  origin: __,
  targets,
  ...task
}: Settings & Omit<RenderTask, 'targets'> & { targets?: SharedTargets }): Promise<PageJobResult[]> {
  const code = { highlighter: highlighterFor(marks), magicComments };
  return renderJobs({ ...task, targets: targets && linkTargets(targets), code });
}

function linkTargets(shared: SharedTargets): LinkTargets {
  const known = knownTargets.get(shared.hash);
  if (known !== undefined) return known;
  knownTargets.clear();
  const targets = readSharedTargets(shared);
  knownTargets.set(shared.hash, targets);
  return targets;
}

export async function call({
  started,
  ...input
}: Parameters<typeof callModule>[0] & { started: Int32Array }): Promise<unknown> {
  markStarted(started);
  const allowExit = refuseExit({ when: () => true });
  // After an uncaught exception, Node itself ends the thread with `process.exit`.
  process.once('uncaughtExceptionMonitor', allowExit);
  const run = (): Promise<unknown> => callModule(input);
  try {
    return await run();
  } catch (error) {
    throw await withAsyncStack({ error, rerun: run });
  } finally {
    process.off('uncaughtExceptionMonitor', allowExit);
    allowExit();
  }
}
