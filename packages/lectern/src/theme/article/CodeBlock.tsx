import type { ReactNode } from 'react';
import { Children, isValidElement } from 'react';
import { useRenderContext } from '../context.js';
import { HighlightedCode } from './HighlightedCode.js';
import { LecternLive } from './Live.js';

export interface CodeBlockProps {
  children?: ReactNode;
  language?: string | undefined;
  /** Class names. As in Docusaurus, they may include the language, such as `language-ts`. */
  className?: string | undefined;
  title?: string | undefined;
  showLineNumbers?: boolean | number | undefined;
  metastring?: string | undefined;
  /** Whether the reader can edit the code and see its result. */
  live?: boolean | undefined;
  /** With `live`, whether the code itself calls `render(…)`. */
  noInline?: boolean | undefined;
}

/** A code block for code that a component passes as a string. Also available as `@theme/CodeBlock`. */
export function CodeBlock({
  children,
  language,
  className,
  title,
  showLineNumbers,
  metastring,
  live = false,
  noInline = false,
}: CodeBlockProps): ReactNode {
  const { highlight, renderStatic } = useRenderContext();
  const parts = Children.toArray(children);
  const code = parts.join('').replace(/^\n|\n$/g, '');
  if (live) return <LecternLive code={code} noInline={noInline} title={title} />;
  const lang = language ?? /language-(\S+)/.exec(className ?? '')?.[1] ?? 'text';
  // As in Docusaurus, code that contains React elements isn't highlighted.
  if (renderStatic !== undefined && parts.some((part) => isValidElement(part)))
    return <HighlightedCode html={renderStatic(children)} language={lang} title={title} />;
  // `highlight` reads this option from the meta string.
  const numbers = showLineNumbers === undefined ? '' : `showLineNumbers=${Number(showLineNumbers) || false}`;
  const block = highlight({ code, language: lang, meta: `${metastring ?? ''} ${numbers}`.trim() });
  return (
    <HighlightedCode
      html={block.html}
      language={block.language}
      title={title ?? block.title}
      lineNumbers={block.showLineNumbers === false ? undefined : String(block.showLineNumbers)}
      run={block.run}
    />
  );
}
