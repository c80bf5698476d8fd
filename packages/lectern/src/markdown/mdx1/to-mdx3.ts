import type { Block } from './blocks.js';
import { blocksOf } from './blocks.js';
import type { Edit, EditedText } from './edits.js';
import { applyEdits } from './edits.js';
import { jsxEdits } from './jsx-edits.js';
import { textEdits } from './text-edits.js';

export function toMdx3(content: string): EditedText {
  const edits = blocksOf(content).flatMap((block) => editsOf({ block, content }));
  return applyEdits({ content, edits });
}

function editsOf({ block, content }: { block: Block; content: string }): Edit[] {
  switch (block.kind) {
    case 'text':
      return textEdits({ content, ...block });
    case 'jsx':
      return jsxEdits({ content, ...block });
    case 'indented-code':
      return codeEdits({ content, ...block });
  }
}

/** MDX 3 has no indented code. */
function codeEdits({
  content,
  lines,
  prefix,
}: Pick<Extract<Block, { kind: 'indented-code' }>, 'lines' | 'prefix'> & { content: string }): Edit[] {
  const [first] = lines;
  const last = lines.at(-1);
  if (first === undefined || last === undefined) return [];
  const code = content.slice(first.start, last.end);
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([marks]) => marks.length));
  const fence = '`'.repeat(longest + 1);
  const [space = ''] = /[ \t]*$/.exec(content.slice(0, first.start).slice(-200)) ?? [];
  // The fence is indented like the code, so the parser removes this indentation from each line.
  const extra = space.includes('\t') ? space.length - 1 : first.indent - 4;
  const opening = {
    start: first.start - extra,
    end: first.start,
    text: `${fence}\n${prefix}${' '.repeat(first.indent)}`,
  };
  return [opening, { start: last.end, end: last.end, text: `\n${prefix}${fence}` }];
}
