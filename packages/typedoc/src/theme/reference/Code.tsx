import type { ReactNode } from 'react';
import type { CodePart } from '../../model/types.js';
import { useReference } from './context.js';

export function Code({ parts }: { parts: readonly CodePart[] }): ReactNode {
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change while they are rendered.
    <Part key={index} part={part} />
  ));
}

function Part({ part }: { part: CodePart }): ReactNode {
  const { href } = useReference();
  const { text, token, to } = part;
  const className = token === undefined ? undefined : `tk-${token}`;
  if (to !== undefined)
    return (
      <a href={href(to)} className={className}>
        {text}
      </a>
    );
  return className === undefined ? text : <span className={className}>{text}</span>;
}

export function SignatureBlock({ parts }: { parts: readonly CodePart[] }): ReactNode {
  if (parts.length === 0) return null;
  return (
    <div className="code-block ref-signature" data-language="ts">
      <pre>
        <code>
          <Code parts={parts} />
        </code>
      </pre>
    </div>
  );
}

export function InlineCode({ parts }: { parts: readonly CodePart[] }): ReactNode {
  return (
    <code className="ref-type">
      <Code parts={parts} />
    </code>
  );
}
