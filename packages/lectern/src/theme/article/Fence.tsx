import CodeBlock from '@theme/CodeBlock';
import type { ReactNode } from 'react';
import { HighlightedCode } from './HighlightedCode.js';

interface FenceProps {
  /** Highlighted lines. */
  html: string;
  language: string;
  title?: string | undefined;
  /** The first line number as a string; absent for no numbers. */
  lineNumbers?: string | undefined;
  /** The label of this fence in a code group. */
  tab?: string | undefined;
  /** Key of the output, for a sample that runs. */
  run?: string | undefined;
  /** The code as it was written, if the site has its own component for code blocks. */
  source?: string | undefined;
  /** With `source`: what follows the language. */
  meta?: string | undefined;
}

/** A fence of a document, highlighted at compile time; the site’s own `CodeBlock` gets what Docusaurus passes to it. */
export function LecternFence({ source, meta, ...fence }: FenceProps): ReactNode {
  const { language, title } = fence;
  if (source === undefined) return <HighlightedCode {...fence} />;
  return (
    <CodeBlock className={`language-${language}`} metastring={meta} title={title}>
      {source}
    </CodeBlock>
  );
}
