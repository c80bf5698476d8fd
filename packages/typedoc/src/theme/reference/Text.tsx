import type { ReactNode } from 'react';
import type { DocText } from '../../../sources/typedoc/model.js';
import { CodeBlock } from '../../article/CodeBlock.js';
import { LecternStatic } from '../../article/Static.js';
import { useReference } from './context.js';

/** A piece of a doc comment. */
export function Text({ text: doc }: { text: DocText | undefined }): ReactNode {
  const { text } = useReference();
  if (doc === undefined) return null;
  return text(doc).map((chunk, index) =>
    'html' in chunk ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the chunks never change while they are rendered.
      <LecternStatic key={index} html={chunk.html} />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above.
      <CodeBlock key={index} language={chunk.language} metastring={chunk.meta}>
        {chunk.code}
      </CodeBlock>
    ),
  );
}

export function Texts({ texts }: { texts: readonly DocText[] }): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: as above.
  return texts.map((text, index) => <Text key={index} text={text} />);
}
