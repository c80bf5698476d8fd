import type { MdastContent, MdastNode, MdastVisitorContext } from 'satteri';
import { defineMdastPlugin } from 'satteri';
import { idToken } from '../tokens.js';
import type { IdUse } from '../types.js';
import type { PluginState } from './state.js';

type Text = Extract<MdastNode, { type: 'text' }>;

/** IDs outside headings and links become links. */
export function ids(state: PluginState) {
  return defineMdastPlugin({
    name: 'lectern-ids',
    options: { position: true },
    text(node, context) {
      const found = findIds({ text: node.value, state });
      if (found.length === 0) return;
      const uses = noteUses({ found, node, context, state });
      if (!isWithin({ node, context, types: ['heading', 'link', 'linkReference'] }))
        context.replaceNode(node, withLinks({ text: node.value, found, uses }));
    },
  });
}

interface Found {
  plugin: string;
  id: string;
  index: number;
}

function findIds({ text, state }: { text: string; state: PluginState }): Found[] {
  const found = state.marks.ids.flatMap(({ plugin, pattern }) =>
    [...text.matchAll(wholeWord(pattern))].map(({ 0: id, index }) => ({ plugin, id, index })),
  );
  return found.sort((a, b) => a.index - b.index);
}

/** `UC-01` must not match in `AUC-01`, `UC-01-start`, or `UC-01.json`. */
function wholeWord(pattern: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}_-])(?:${pattern})(?![\\p{L}\\p{N}_-]|\\.\\p{L})`, 'gu');
}

/** Because of escapes, the source may be longer than the text, but both contain the same IDs. */
function noteUses({
  found,
  node,
  context,
  state,
}: {
  found: readonly Found[];
  node: Readonly<Text>;
  context: MdastVisitorContext;
  state: PluginState;
}): IdUse[] {
  const { start, end } = node.position ?? {};
  const written = context.source.slice(start?.offset, end?.offset);
  const places = findIds({ text: written, state });
  return found.map(({ plugin, id }, number) => {
    const before = written.slice(0, places[number]?.index ?? 0).split('\n');
    const last = before.at(-1) ?? '';
    const use: IdUse = {
      plugin,
      id,
      token: idToken({ key: state.key, index: state.ids.length }),
      line: (start?.line ?? 1) + before.length - 1,
      column: last.length + (before.length === 1 ? (start?.column ?? 1) : 1),
    };
    state.ids.push(use);
    return use;
  });
}

function withLinks({
  text,
  found,
  uses,
}: {
  text: string;
  found: readonly Found[];
  uses: readonly IdUse[];
}): MdastContent[] {
  const parts: MdastContent[] = [];
  let end = 0;
  for (const [number, { id, index }] of found.entries()) {
    if (index > end) parts.push({ type: 'text', value: text.slice(end, index) });
    parts.push({
      type: 'link',
      url: uses[number]?.token ?? '',
      children: [{ type: 'text', value: id }],
    });
    end = index + id.length;
  }
  if (end < text.length) parts.push({ type: 'text', value: text.slice(end) });
  return parts;
}

function isWithin({
  node,
  context,
  types,
}: {
  node: Readonly<Text>;
  context: MdastVisitorContext;
  types: readonly string[];
}): boolean {
  let parent: ReturnType<MdastVisitorContext['parent']> = context.parent(node);
  while (parent !== undefined) {
    if (types.includes(parent.type)) return true;
    parent = parent.type === 'root' ? undefined : context.parent(parent as Readonly<MdastNode>);
  }
  return false;
}
