import { Markdown } from 'lectern/theme';
import type { ReactNode } from 'react';
import type { DocText } from '../../model/types.js';
import { useReference } from './context.js';
import { docMarkdown } from './doc-markdown.js';

export function Text({ text: doc }: { text: DocText | undefined }): ReactNode {
  const { href } = useReference();
  return doc === undefined ? null : <Markdown {...docMarkdown({ doc, href })} />;
}

export function Texts({ texts }: { texts: readonly DocText[] }): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change while they are rendered.
  return texts.map((text, index) => <Text key={index} text={text} />);
}
