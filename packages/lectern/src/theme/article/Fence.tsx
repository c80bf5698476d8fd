import CodeBlock from '@theme/CodeBlock';
import type { ReactNode } from 'react';
import { HighlightedCode } from './HighlightedCode.js';

interface FenceProps {
  html: string;
  language: string;
  title?: string | undefined;
  /** The first line number, as a string; undefined if line numbers are hidden. */
  lineNumbers?: string | undefined;
  tab?: string | undefined;
  /** Key in `sampleOutputs`; undefined if the build doesn't run the code. */
  run?: string | undefined;
  /** The code as written in the document; set only if the site replaces `CodeBlock`. */
  source?: string | undefined;
  meta?: string | undefined;
}

export function LecternFence({ source, meta, ...fence }: FenceProps): ReactNode {
  const { language, title } = fence;
  if (source === undefined) return <HighlightedCode {...fence} />;
  return (
    <CodeBlock className={`language-${language}`} metastring={meta} title={title}>
      {source}
    </CodeBlock>
  );
}
