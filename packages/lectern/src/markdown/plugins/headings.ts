import type { MdastNode } from 'satteri';
import { defineMdastPlugin } from 'satteri';
import { problem } from '../../diagnostics/diagnostic.js';
import { withEmoji } from './emoji.js';
import type { PluginState } from './state.js';

/** Must run before plug-ins that change the headings' text. */
export function headingIds(state: PluginState) {
  return defineMdastPlugin({
    name: 'lectern-heading-ids',
    heading(node, context) {
      const id =
        writtenId(node) ?? newId({ text: slugText({ node, text: context.textContent(node) }), state });
      context.setProperty(node, 'data', { ...node.data, id, hProperties: { id } });
    },
  });
}

/** The parser loses the position of a heading that was moved out of an unknown directive. */
function locationOfHeading({ text: words, state }: { text: string; state: PluginState }): {
  line: number;
  column: number;
} {
  const above = state.headings.at(-1)?.line ?? 0;
  const index = state.lines.findIndex(
    (text, at) => at >= above && /^[\s>*+-]*#{1,6}\s/.test(text) && text.includes(words),
  );
  return { line: Math.max(index, above - 1, 0) + 1, column: 1 };
}

export function headings(state: PluginState) {
  const taken = new Set<string>();
  return defineMdastPlugin({
    name: 'lectern-headings',
    options: { position: true },
    heading(node, context) {
      const content = context.textContent(node);
      const words = content.trim();
      const text = withEmoji(words);
      const id = writtenId(node) ?? newId({ text: slugText({ node, text: content }), state });
      const { line, column } = node.position?.start ?? locationOfHeading({ text: words, state });
      if (taken.has(id)) {
        state.diagnostics.push(
          problem({
            code: 'duplicate-heading-id',
            message: `The ID "${id}" of the heading "${text}" is already used in this file.`,
            hint: 'Give one of the headings another ID: ## Heading {#another-id}.',
            file: state.file,
            line,
            column,
          }),
        );
      }
      taken.add(id);
      state.headings.push({ id, level: node.depth, text, line, column });
      state.anchors.push(id);
      // A site's heading component adds the link itself.
      const hasLink = node.depth > 1 && state.marks.elements?.includes(`h${node.depth}`) !== true;
      // Without a label, the heading's accessible name would include its link's name: "Examples Link to “Examples”".
      const name = hasLink ? { 'aria-label': text } : {};
      context.setProperty(node, 'data', { ...node.data, hProperties: { id, ...name } });
      if (hasLink) context.appendChild(node, selfLink({ id, text }));
    },
  });
}

type Inline = Readonly<MdastNode>;

/** Unlike the heading's text, the returned text includes the source of expressions. */
function slugText({ node, text }: { node: { children: readonly Inline[] }; text: string }): string {
  return node.children.some(containsExpression) ? node.children.map(sourceText).join('') : text;
}

function containsExpression(node: Inline): boolean {
  return node.type === 'mdxTextExpression' || ('children' in node && node.children.some(containsExpression));
}

function sourceText(node: Inline): string {
  if ('children' in node) return node.children.map(sourceText).join('');
  if ('alt' in node) return node.alt ?? '';
  if (!('value' in node)) return '';
  return node.type === 'mdxTextExpression' && node.value.trim().startsWith('/*') ? '' : node.value;
}

function writtenId({ data }: { data?: unknown }): string | undefined {
  return (data as { hProperties?: { id?: string } } | undefined)?.hProperties?.id;
}

/** The text isn't trimmed, because GitHub and Docusaurus also turn the space before an image into a hyphen. */
function newId({ text, state }: { text: string; state: PluginState }): string {
  return declaredId({ text, state }) ?? state.slugger.slug(text.trim() === '' ? 'section' : text);
}

/** If the heading starts with a plug-in's ID and a colon, the ID in lower case is the anchor. */
function declaredId({ text, state }: { text: string; state: PluginState }): string | undefined {
  if (!text.includes(':')) return undefined;
  const [first = ''] = text.trimStart().split(':');
  const isId = state.marks.ids.some(({ pattern }) => new RegExp(`^(?:${pattern})$`, 'u').test(first));
  return isId ? first.toLowerCase() : undefined;
}

function selfLink({ id, text }: { id: string; text: string }) {
  return {
    type: 'link' as const,
    url: `#${id}`,
    children: [],
    data: { hProperties: { className: ['heading-link'], 'aria-label': `Link to “${text}”` } },
  };
}
