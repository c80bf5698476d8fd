import { CodeBlock } from 'lectern/theme';
import type { ReactNode } from 'react';

/**
 * `@theme/Mermaid`, for diagrams that a component computes. These are shown as code: only diagrams that a document
 * contains as text are drawn, because they are drawn before components run.
 */
export default function Mermaid({ value }: { value: string }): ReactNode {
  return <CodeBlock language="mermaid">{value}</CodeBlock>;
}
