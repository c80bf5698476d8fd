import type { MdastContent, MdastNode } from 'satteri';
import { defineMdastPlugin } from 'satteri';
import { problem } from '../../diagnostics/diagnostic.js';
import { liveProblem } from '../code/check-live.js';
import type { PreparedCode } from '../code/code-block.js';
import { prepareCodeBlock } from '../code/code-block.js';
import { isHighlighted, isTooLongToHighlight } from '../code/highlight.js';
import { isPlainText } from '../code/highlighter.js';
import { parseFenceMeta } from '../code/meta.js';
import type { SampleSource } from '../code/sample.js';
import { columnsBefore, endOfFence, isOutputFence, readSample, sampleKey } from '../code/sample.js';
import type { PluginState } from './state.js';

type Code = Extract<MdastNode, { type: 'code' }>;

export function fences(state: PluginState) {
  return defineMdastPlugin({
    name: 'lectern-fences',
    options: { position: true },
    code(node, context) {
      const { line = 1, column = 1 } = node.position?.start ?? {};
      const endLine = node.position?.end.line ?? line;
      if (isOutput(node)) {
        noteOutput({ node, line, column, endLine, state });
        // The sample above the fence shows the output.
        context.replaceNode(node, []);
        return;
      }
      const own = pluginFence({ node, state });
      if (own !== undefined) {
        context.replaceNode(node, own);
        return;
      }
      const block = prepareCodeBlock({
        code: node.value,
        lang: node.lang ?? 'text',
        meta: node.meta ?? undefined,
        highlighter: state.highlighter,
        ...(state.magicComments === undefined ? {} : { magicComments: state.magicComments }),
      });
      const columns = columnsBefore({ lines: state.lines, line: line + 1, code: node.value });
      if (node.lang) noteLanguage({ lang: node.lang, line, column, state });
      if (block.highlighted && isTooLongToHighlight({ code: node.value, lang: block.lang }))
        state.diagnostics.push(tooLong({ line, column, state }));
      const run = noteSample({ block, code: node.value, line, endLine, columns, state });
      noteProblems({ block, code: node.value, line, column, columns, state });
      if (block.live && isLiveLanguage(block.lang)) {
        context.replaceNode(node, liveElement({ code: node.value, block, line, columns, state }));
        return;
      }
      context.replaceNode(node, fenceElement({ block, run, node: state.marks.keepsCode ? node : undefined }));
    },
  });
}

function noteProblems({
  block,
  code,
  line,
  column,
  columns,
  state,
}: {
  block: PreparedCode;
  code: string;
  line: number;
  column: number;
  columns: readonly number[];
  state: PluginState;
}): void {
  const lines = code.split('\n');
  for (const { line: inner, message } of block.problems) {
    const location = { file: state.file, line: line + inner };
    const indent = lines[inner - 1]?.search(/\S/) ?? 0;
    const own = inner === 0 ? column : (columns[inner - 1] ?? 0) + Math.max(indent, 0) + 1;
    state.diagnostics.push(problem({ code: 'code-block', message, ...location, column: own }));
  }
}

function pluginFence({
  node,
  state,
}: {
  node: Readonly<Code>;
  state: PluginState;
}): MdastContent | undefined {
  const mark = state.marks.fences.find(({ language }) => language === node.lang);
  if (mark === undefined) return undefined;
  const key = `${state.key}:fence:${state.fences.length}`;
  const { options, title } = parseFenceMeta(node.meta ?? undefined);
  const { line = 1, column = 1 } = node.position?.start ?? {};
  state.fences.push({ ...mark, key, code: node.value, title, options, line, column });
  return element('LecternPluginFence', { name: key });
}

function noteLanguage({
  lang,
  line,
  column,
  state,
}: {
  lang: string;
  line: number;
  column: number;
  state: PluginState;
}): void {
  const inner = lang.replace(/^diff-/i, '');
  if (isPlainText(inner) || isHighlighted({ lang: inner, highlighter: state.highlighter })) return;
  state.diagnostics.push(
    problem({
      code: 'unknown-language',
      severity: 'warning',
      message: `The language "${lang}" is unknown, so this code is not highlighted.`,
      hint: 'Correct the language, or use `text` to turn off highlighting. If a plug-in renders code blocks in this language, add it to `plugins`.',
      file: state.file,
      line,
      // If the language name is written with a character reference, `indexOf` doesn't find it.
      column: Math.max(column - 1, state.lines[line - 1]?.indexOf(lang, column - 1) ?? 0) + 1,
    }),
  );
}

function tooLong({ line, column, state }: { line: number; column: number; state: PluginState }) {
  return problem({
    code: 'long-code',
    severity: 'warning',
    message: 'This code block, or a line of it, is too long to highlight.',
    hint: 'Show only the relevant part, or use `text` as the language.',
    file: state.file,
    line,
    column,
  });
}

function isOutput({ lang, meta }: Readonly<Code>): boolean {
  return isOutputFence({ language: lang ?? '', meta: meta ?? undefined });
}

function noteOutput({
  node,
  line,
  column,
  endLine,
  state,
}: {
  node: Readonly<Code>;
  line: number;
  column: number;
  endLine: number;
  state: PluginState;
}): void {
  const { sample, endLine: above = 0 } = state.lastSample ?? {};
  const between = state.lines.slice(above, line - 1);
  if (sample === undefined || sample.output !== undefined || between.some((text) => text.trim() !== '')) {
    state.diagnostics.push(
      problem({
        code: 'output-without-sample',
        message: 'This code block is marked as output, but there is no sample marked `run` right above it.',
        hint: 'Write `run` after the language of the sample above, move this block right below a sample marked `run`, or remove `output`.',
        file: state.file,
        line,
        column,
      }),
    );
    return;
  }
  sample.output = { text: node.value, line, column, endLine };
}

function noteSample({
  block,
  code,
  line,
  endLine,
  columns,
  state,
}: {
  block: PreparedCode;
  code: string;
  line: number;
  endLine: number;
  columns: number[];
  state: PluginState;
}): string | undefined {
  const sample = readSample({ code, language: block.lang, options: block.options });
  if (sample === undefined) return undefined;
  const end = sample.run ? { end: endOfFence({ lines: state.lines, line: endLine }) } : {};
  const source: SampleSource = { ...sample, line: line + 1, columns, ...end };
  state.samples.push(source);
  if (sample.run) state.lastSample = { sample: source, endLine };
  return sample.run ? sampleKey(sample) : undefined;
}

function fenceElement({
  block,
  run,
  node,
}: {
  block: PreparedCode;
  run: string | undefined;
  /** The original node, if the site's own component renders the block. */
  node: Readonly<Code> | undefined;
}): MdastContent {
  return element('LecternFence', {
    html: block.html,
    language: block.lang,
    ...(block.title === undefined ? {} : { title: block.title }),
    ...(block.showLineNumbers === false ? {} : { lineNumbers: String(block.showLineNumbers) }),
    ...(run === undefined ? {} : { run }),
    ...(typeof block.options.tab === 'string' ? { tab: block.options.tab } : {}),
    ...(node === undefined ? {} : { source: `${node.value}\n` }),
    ...(node?.meta ? { meta: node.meta } : {}),
  });
}

function liveElement({
  code,
  block,
  line,
  columns,
  state,
}: {
  code: string;
  block: PreparedCode;
  line: number;
  columns: readonly number[];
  state: PluginState;
}): MdastContent {
  const noInline = block.noInline === true;
  const shown = liveProblem({ code: block.text, noInline });
  if (shown !== undefined) {
    // The code as written, unlike the code that is shown, includes magic comments.
    const mistake = liveProblem({ code, noInline }) ?? shown;
    const end = state.lines[line + mistake.line - 1]?.length ?? 0;
    const hint = noInline
      ? 'Fix the code. With noInline, the code must be a program that calls render(…).'
      : 'Fix the code, which must be a single expression: an element, or a function. For several statements, add `noInline` after the language, and call render(…).';
    state.diagnostics.push(
      problem({
        code: 'live-example',
        message: mistake.message,
        hint,
        file: state.file,
        line: line + mistake.line,
        column: Math.min((columns[mistake.line - 1] ?? 0) + mistake.column, end + 1),
      }),
    );
  }
  return element('LecternLive', {
    code: block.text,
    ...(noInline ? { noInline: 'true' } : {}),
    ...(block.title === undefined ? {} : { title: block.title }),
  });
}

function isLiveLanguage(lang: string): boolean {
  return ['jsx', 'tsx', 'js', 'ts', 'javascript', 'typescript', 'react'].includes(lang);
}

function element(name: string, attributes: Readonly<Record<string, string>>): MdastContent {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({
      type: 'mdxJsxAttribute' as const,
      name: key,
      value,
    })),
    children: [],
  };
}
