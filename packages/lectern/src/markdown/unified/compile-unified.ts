import { join } from 'node:path';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { LecternError, problem } from '../../diagnostics/diagnostic.js';
import { messageOf } from '../../util/message-of.js';
import { siteFileLocation } from '../../util/stack-locations.js';
import { TimeLimitError } from '../../util/time-limit.js';
import type { CompileInput } from '../compiled-document.js';
import { compiledDocument, startState, syntaxProblem } from '../compiled-document.js';
import { crowdingProblem } from '../crowding.js';
import { liveParts } from '../live-parts.js';
import { prepareMdx1 } from '../mdx1/compile-mdx1.js';
import type { FunctionBody } from '../module.js';
import { moduleToFunctionBody, NameClashError } from '../module.js';
import { nameProblem } from '../name-problem.js';
import { nestingProblem } from '../nesting.js';
import { preprocess } from '../preprocess.js';
import type { CompiledDocument } from '../types.js';
import { withoutDefaults } from './default-plugins.js';
import type { UnifiedState } from './engine-plugins.js';
import { enginePlugins } from './engine-plugins.js';
import { splitFrontMatter } from './front-matter.js';
import { escapeHeadingId } from './heading-ids.js';
import { loadLibraries } from './load-libraries.js';
import { namedPlugins, UnifiedPluginError } from './named-plugins.js';
import type { UnifiedFile, UnifiedMessage, UnifiedPlugins } from './types.js';

export type CompileUnified = (input: CompileInput) => Promise<CompiledDocument>;

interface Processor {
  parse(file: { value: string; path: string }): unknown;
  process(file: { value: string; path: string; cwd: string; data: object }): Promise<UnifiedFile>;
}

export async function unifiedCompiler({
  siteDir,
  plugins,
  timeLimit,
}: {
  siteDir: string;
  plugins: UnifiedPlugins;
  timeLimit: number;
}): Promise<CompileUnified> {
  const { plugins: own, options } = withoutDefaults(plugins);
  const processor = await createProcessor({
    siteDir,
    own: namedPlugins({ plugins: own, timeLimit }),
    defaults: options,
  });
  return async (written) => {
    const { input: given, finish } = prepareMdx1(written);
    const live = given.marks?.live === true ? liveParts(given) : undefined;
    const { content } = live ?? given;
    const input = { ...given, content };
    const shared: UnifiedState = { state: startState(input), source: '' };
    const tooMuch = nestingProblem(input) ?? crowdingProblem(input);
    if (tooMuch !== undefined) shared.state.diagnostics.push(tooMuch);
    const body =
      tooMuch === undefined ? await toFunctionBody({ input, shared, processor, siteDir }) : undefined;
    const result = compiledDocument({ content, body, state: shared.state });
    return finish({ ...result, ...(live === undefined ? {} : { liveModule: live.module }) });
  };
}

async function createProcessor({
  siteDir,
  own,
  defaults,
}: {
  siteDir: string;
  own: Required<UnifiedPlugins>;
  defaults: ReturnType<typeof withoutDefaults>['options'];
}): Promise<Processor> {
  const { createProcessor: create, remarkGfm, remarkDirective } = await loadLibraries({ siteDir });
  const engine = enginePlugins();
  const options = {
    format: 'mdx',
    remarkPlugins: [
      [remarkGfm, ...defaults.remarkGfm],
      [remarkDirective, ...defaults.remarkDirective],
      ...own.beforeDefaultRemarkPlugins,
      engine.components,
      ...own.remarkPlugins,
      engine.content,
    ],
    rehypePlugins: [
      engine.reveal,
      ...own.beforeDefaultRehypePlugins,
      engine.checkBoxes,
      ...own.rehypePlugins,
      engine.conceal,
    ],
    recmaPlugins: own.recmaPlugins,
  };
  // A site's plug-ins may have any type that unified accepts, and the tree types here are less precise than unified's.
  return create(options as Parameters<typeof create>[0]) as unknown as Processor;
}

async function toFunctionBody({
  input: { content, file },
  shared,
  processor,
  siteDir,
}: {
  input: CompileInput;
  shared: UnifiedState;
  processor: Processor;
  siteDir: string;
}): Promise<FunctionBody | undefined> {
  const { state } = shared;
  const { body, frontMatter } = splitFrontMatter(content);
  shared.source = preprocess(body, escapeHeadingId);
  try {
    const result = await processor.process({
      value: shared.source,
      path: join(siteDir, file),
      cwd: siteDir,
      data: { frontMatter, lectern: shared },
    });
    state.diagnostics.push(...result.messages.map((message) => warning({ message, file })));
    return moduleToFunctionBody(String(result.value));
  } catch (error) {
    if (error instanceof LecternError) throw error;
    const { source } = shared;
    const cause = mistakeBeforeLazyLine({ error, source, processor }) ?? error;
    state.diagnostics.push(problemOf({ error: cause, content, file, source, siteDir }));
    return undefined;
  }
}

/**
 * For a syntax error in an expression inside a block quote, the parser reports the line below the quote, where it looks
 * for the end of the expression.
 */
function mistakeBeforeLazyLine({
  error,
  source,
  processor,
}: {
  error: unknown;
  source: string;
  processor: Processor;
}): unknown {
  const { reason = '', line = 1 } = (error ?? {}) as Partial<UnifiedMessage>;
  if (!reason.startsWith('Unexpected lazy line in expression')) return undefined;
  const lines = source.split(/\r\n|\n|\r/).slice(0, line - 1);
  try {
    processor.parse({ value: lines.join('\n'), path: 'document.mdx' });
    return undefined;
  } catch (found) {
    // Without a syntax error, the expression is only unclosed, and the parser reported the right line.
    return (found as Partial<UnifiedMessage>).ruleId === 'acorn' ? found : undefined;
  }
}

function problemOf({
  error,
  content,
  file,
  source,
  siteDir,
}: {
  error: unknown;
  content: string;
  file: string;
  source: string;
  siteDir: string;
}): Diagnostic {
  if (error instanceof UnifiedPluginError) return pluginProblem({ error, file, siteDir });
  if (error instanceof NameClashError) return nameProblem({ error, content, file });
  if (isLeftByPlugins(error)) return invalidTree({ error, file });
  return syntaxProblem({ error: located({ error, source }), file });
}

/** The result is in the format of the native parser: `line:column: reason`. */
function located({ error, source }: { error: unknown; source: string }): unknown {
  const { reason, line, column = 1 } = (error ?? {}) as Partial<UnifiedMessage>;
  if (reason === undefined) return error;
  // The message contains the unclosed element's location. `line` and `column` locate the surrounding block, if any.
  const [, openLine, openColumn] = /^Expected a closing tag for .* \((\d+):(\d+)-/.exec(reason) ?? [];
  if (openLine !== undefined) return new Error(`${openLine}:${openColumn}: ${reason}`);
  if (line === undefined) return new Error(reason);
  // After an expression, the parser may report the position of a space before the error.
  const rest = source.split(/\r\n|\n|\r/)[line - 1]?.slice(column - 1) ?? '';
  const spaces = /^[ \t]+(?=\S)/.exec(rest)?.[0].length ?? 0;
  return new Error(`${line}:${column + spaces}: ${reason}`);
}

/** Such an error comes from an invalid tree that plug-ins left, not from a mistake in the document. */
function isLeftByPlugins(error: unknown): boolean {
  const { reason } = (error ?? {}) as Partial<UnifiedMessage>;
  return error instanceof TypeError || /^Cannot handle unknown node/.test(reason ?? messageOf(error));
}

function invalidTree({ error, file }: { error: unknown; file: string }): Diagnostic {
  const { reason = messageOf(error) } = (error ?? {}) as Partial<UnifiedMessage>;
  return problem({
    code: 'markdown-plugin-failed',
    message: `The document can't be compiled after the site's plug-ins changed it: ${reason}`,
    hint: 'In `remarkPlugins`, `rehypePlugins`, or `recmaPlugins` of the source, look for the plug-in that adds an unknown or invalid node. If the node is raw HTML, add rehype-raw after that plug-in, or let the plug-in create elements instead.',
    file,
  });
}

function pluginProblem({
  error,
  file,
  siteDir,
}: {
  error: UnifiedPluginError;
  file: string;
  siteDir: string;
}): Diagnostic {
  if (error.cause instanceof TimeLimitError)
    return problem({
      code: 'page-time-limit',
      message: `The page took longer than ${error.cause.seconds} s to compile. The plug-in ${error.plugin} was running at that time.`,
      hint: 'Look for an infinite loop in the plug-in, or for a promise that never settles, e.g. because the plug-in waits for another document. If the plug-in needs more time, raise `pageTimeLimit` in the configuration.',
      file,
    });
  const { reason, line, column } = (error.cause ?? {}) as Partial<UnifiedMessage>;
  const thrown = line === undefined ? siteFileLocation({ error: error.cause, siteDir }) : undefined;
  return problem({
    code: 'markdown-plugin-failed',
    message: `The plug-in ${error.plugin} failed${thrown === undefined ? '' : ` for ${file}`}: ${reason ?? error.message}`,
    hint: "Check the plug-in's options. The plug-in is listed in `remarkPlugins`, `rehypePlugins`, or `recmaPlugins` of the source, or was added by a plug-in of the site.",
    ...(thrown ?? { file, line, column }),
  });
}

function warning({ message, file }: { message: UnifiedMessage; file: string }): Diagnostic {
  const { line, column, source, ruleId } = message;
  // Despite its type, a message from a plug-in in JavaScript may contain any value.
  const reason = String(message.reason ?? 'A plug-in reported a problem without a message.');
  const name = [source, ruleId].filter((part) => part !== undefined).join(':');
  return problem({
    code: 'markdown-plugin',
    severity: 'warning',
    message: name === '' ? reason : `${reason} (${name})`,
    file,
    line,
    column,
  });
}
