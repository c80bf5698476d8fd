import type { ReactNode } from 'react';
import { CopyButton } from '../islands/CopyButton.js';
import type { CodeBlockProps } from './CodeBlock.js';

/** A code block that the browser renders. It isn't highlighted, because pages contain no grammars. */
export function LateCode({ children, language, className, title }: CodeBlockProps): ReactNode {
  return (
    <div className="code-block" data-language={language ?? /language-(\S+)/.exec(className ?? '')?.[1]}>
      {title === undefined ? null : <div className="code-title">{title}</div>}
      <div className="code-body">
        <pre>
          <code>{typeof children === 'string' ? children.replace(/^\n|\n$/g, '') : children}</code>
        </pre>
        <CopyButton />
      </div>
    </div>
  );
}
