import type { ReactNode } from 'react';
import { CodeBlock } from './CodeBlock.js';

/**
 * `@theme/Mermaid`, for diagrams that a component computes. Only diagrams that a document contains as text are drawn,
 * because they are drawn before components run.
 */
export function Mermaid({ value }: { value: string }): ReactNode {
  return <CodeBlock language="mermaid">{value}</CodeBlock>;
}
