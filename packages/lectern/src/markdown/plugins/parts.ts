import type { MdastContent, MdastNode, MdastVisitorContext } from 'satteri';
import { defineMdastPlugin } from 'satteri';
import { parseFenceMeta } from '../code/meta.js';
import { columnsBefore } from '../code/sample.js';
import { idToken, textToken } from '../tokens.js';
import type { ProseBlock, TextMarks } from '../types.js';
import type { PluginState } from './state.js';

type Of<Type extends MdastNode['type']> = Extract<MdastNode, { type: Type }>;
type Parent = ReturnType<MdastVisitorContext['parent']>;

export function readsParts({ parts, textDirectives = [] }: TextMarks): boolean {
  return parts === true || textDirectives.length > 0;
}

export function parts(state: PluginState) {
  const name = 'lectern-parts';
  const options = { position: true };
  if (state.marks.parts !== true) return defineMdastPlugin({ name, options });
  return defineMdastPlugin({
    name,
    options,
    inlineCode: (node, context) => noteCodeSpan({ node, context, state }),
    code: (node) => noteCodeBlock({ node, state }),
    paragraph: (node, context) => noteProse({ node, kind: 'paragraph', context, state }),
    heading: (node, context) => noteProse({ node, kind: 'heading', context, state }),
    tableCell: (node, context) => noteProse({ node, kind: 'cell', context, state }),
  });
}

interface CodeSpanInput {
  node: Readonly<Of<'inlineCode'>>;
  context: MdastVisitorContext;
  state: PluginState;
}

function noteCodeSpan({ node, context, state }: CodeSpanInput): void {
  // Code in a text directive is recorded with the directive, and may not have a position.
  if (node.position === undefined || state.wrappedCode.has(node.position.start.offset ?? -1)) return;
  const { line, column } = node.position.start;
  const { codeSpans } = state.parts;
  const { isInHeading, link } = surroundings({ node, context, state });
  const location = { text: node.value, line, column };
  if (isInHeading || link !== undefined) {
    codeSpans.push({ ...location, ...(link === undefined ? {} : { link }) });
    return;
  }
  const token = idToken({ key: `${state.key}c`, index: codeSpans.length });
  codeSpans.push({ ...location, token });
  context.wrapNode(node, { type: 'link', url: token, children: [] });
}

function surroundings({ node, context, state }: CodeSpanInput): {
  isInHeading: boolean;
  link: string | undefined;
} {
  const found: { isInHeading: boolean; link: string | undefined } = { isInHeading: false, link: undefined };
  let parent: Parent = context.parent(node);
  while (parent !== undefined) {
    if (parent.type === 'heading') found.isInHeading = true;
    if (parent.type === 'link') found.link = writtenUrl({ url: parent.url, state });
    // The link's URL is in a definition, so it isn't known here.
    if (parent.type === 'linkReference') found.link ??= '';
    if (parent.type === 'mdxJsxTextElement' && parent.name === 'a') found.link ??= '';
    parent = parent.type === 'root' ? undefined : context.parent(parent as Readonly<MdastNode>);
  }
  return found;
}

function writtenUrl({ url, state }: { url: string; state: PluginState }): string {
  return state.links.find(({ token }) => token === url)?.url ?? url;
}

function noteCodeBlock({ node, state }: { node: Readonly<Of<'code'>>; state: PluginState }): void {
  const { line = 1, column = 1 } = node.position?.start ?? {};
  const { options, title } = parseFenceMeta(node.meta ?? undefined);
  state.parts.codeBlocks.push({
    language: node.lang ?? '',
    ...(title === undefined ? {} : { title }),
    options,
    code: node.value,
    columns: columnsBefore({ lines: state.lines, line: line + 1, code: node.value }),
    line,
    column,
  });
}

function noteProse({
  node,
  kind,
  context,
  state,
}: {
  node: Readonly<Of<'paragraph' | 'heading' | 'tableCell'>>;
  kind: ProseBlock['kind'];
  context: MdastVisitorContext;
  state: PluginState;
}): void {
  const { start, end } = node.position ?? {};
  const markdown = context.source.slice(start?.offset, end?.offset);
  state.parts.prose.push({ kind, markdown, line: start?.line ?? 1, column: start?.column ?? 1 });
}

export function textDirectiveOfPlugin({
  node,
  source,
  state,
}: {
  node: Readonly<Of<'textDirective'>>;
  source: string;
  state: PluginState;
}): MdastContent | MdastContent[] | undefined {
  const own = state.marks.textDirectives?.find(({ name }) => name === node.name);
  if (own === undefined) return undefined;
  const { line = 1, column = 1 } = node.position?.start ?? {};
  const first = node.children[0]?.position?.start.offset;
  const last = node.children.at(-1)?.position?.end.offset;
  const use = {
    name: node.name,
    content: first === undefined ? '' : source.slice(first, last),
    attributes: Object.fromEntries(
      Object.entries(node.attributes ?? {}).map(([key, value]) => [key, value ?? '']),
    ),
    line,
    column,
  };
  const spans = node.children.filter((child) => child.type === 'inlineCode');
  for (const { value: text, position } of spans) {
    state.wrappedCode.add(position?.start.offset ?? -1);
    const location = { line: position?.start.line ?? line, column: position?.start.column ?? column };
    state.parts.codeSpans.push({ text, ...location, directive: node.name });
  }
  const { textDirectives } = state.parts;
  if (spans.length > 0) {
    textDirectives.push(use);
    return [...node.children];
  }
  const token = textToken({ key: state.key, index: textDirectives.length });
  textDirectives.push({ ...use, token });
  return { type: 'text', value: token };
}
