import type { ReactNode } from 'react';
import { Children } from 'react';
import { trustedHtml } from '../../util/trusted-html.js';
import { useMessages, useRenderContext } from '../context.js';
import { CopyButton } from '../islands/CopyButton.js';
import { LecternLive } from './Live.js';

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
}

/** A fence of a document, highlighted at compile time. */
export function LecternFence({ html, language, title, lineNumbers, run }: FenceProps): ReactNode {
  const t = useMessages();
  const { sampleOutputs } = useRenderContext();
  const output = run === undefined ? undefined : sampleOutputs.get(run);
  return (
    <div
      className={`code-block${lineNumbers === undefined ? '' : ' code-block-numbered'}`}
      data-language={language}
    >
      {title === undefined ? null : <div className="code-title">{title}</div>}
      <div className="code-body">
        <pre>
          <code dangerouslySetInnerHTML={{ __html: trustedHtml(html) }} />
        </pre>
        <CopyButton
          words={{
            copy: t('theme.code.copy'),
            copied: t('theme.code.copied'),
            failed: t('theme.code.failed'),
            wrap: t('theme.code.wrap'),
          }}
        />
      </div>
      {output === undefined ? null : (
        <div className="code-output">
          <div className="code-output-title">{t('theme.code.output')}</div>
          <pre>
            <samp>{output}</samp>
          </pre>
        </div>
      )}
    </div>
  );
}

export interface CodeBlockProps {
  children?: ReactNode;
  language?: string | undefined;
  /** As in existing content: `language-ts`. */
  className?: string | undefined;
  title?: string | undefined;
  showLineNumbers?: boolean | number | undefined;
  metastring?: string | undefined;
  /** True if the reader can edit the code and see its result. */
  live?: boolean | undefined;
  /** With `live`: the code calls `render(…)` itself. */
  noInline?: boolean | undefined;
}

/** `@theme/CodeBlock`: code that a component passes as a string. */
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
  const { highlight } = useRenderContext();
  const code = Children.toArray(children)
    .join('')
    .replace(/^\n|\n$/g, '');
  if (live) return <LecternLive code={code} noInline={noInline} title={title} />;
  const lang = language ?? /language-(\S+)/.exec(className ?? '')?.[1] ?? 'text';
  // Formatted like a fence's meta string, because highlighting adds the line numbers.
  const numbers = showLineNumbers === undefined ? '' : `showLineNumbers=${Number(showLineNumbers) || false}`;
  const block = highlight({ code, language: lang, meta: `${metastring ?? ''} ${numbers}`.trim() });
  return (
    <LecternFence
      html={block.html}
      language={block.language}
      title={title ?? block.title}
      lineNumbers={block.showLineNumbers === false ? undefined : String(block.showLineNumbers)}
      run={block.run}
    />
  );
}
