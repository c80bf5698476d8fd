import { CodeBlock } from 'lectern/theme';
import type { ReactNode } from 'react';

/**
 * Implements `@theme/Mermaid`, for diagrams that a component generates. They are shown as code, because diagrams are
 * drawn before components run.
 */
export default function Mermaid({ value }: { value: string }): ReactNode {
  return <CodeBlock language="mermaid">{value}</CodeBlock>;
}
