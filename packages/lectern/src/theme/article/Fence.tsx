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
  /** Key of the sample's output, if the build runs the sample. */
  run?: string | undefined;
  /** The code as written in the document; set if the site has its own `CodeBlock` component. */
  source?: string | undefined;
  /** The fence's meta string. Set if `source` is set. */
  meta?: string | undefined;
}

/**
 * A fence in a document, highlighted at compile time. If the site has its own `CodeBlock`, that component receives the
 * same props as in Docusaurus.
 */
export function LecternFence({ source, meta, ...fence }: FenceProps): ReactNode {
  const { language, title } = fence;
  if (source === undefined) return <HighlightedCode {...fence} />;
  return (
    <CodeBlock className={`language-${language}`} metastring={meta} title={title}>
      {source}
    </CodeBlock>
  );
}
