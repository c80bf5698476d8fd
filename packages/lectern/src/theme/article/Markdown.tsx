import type { ReactNode } from 'react';
import type { MarkdownInput } from '../../session/render/contract.js';
import { useMarkdown } from '../context.js';
import { CodeBlock } from './CodeBlock.js';
import { LecternStatic } from './Static.js';

/** Renders Markdown that a plug-in component receives as data. */
export function Markdown(input: MarkdownInput): ReactNode {
  const render = useMarkdown();
  return render(input).map((chunk, index) =>
    'html' in chunk ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the chunks never change while they are rendered.
      <LecternStatic key={index} html={chunk.html} />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the chunks never change while they are rendered.
      <CodeBlock key={index} language={chunk.language} metastring={chunk.meta}>
        {chunk.code}
      </CodeBlock>
    ),
  );
}
