import type { ReactNode } from 'react';

/** `@theme/Mermaid`: a diagram that a component gives as text is shown as text, because diagrams are drawn from fences. */
export default function Mermaid({ value = '' }: { value?: string }): ReactNode {
  return (
    <pre className="mermaid">
      <code>{value}</code>
    </pre>
  );
}
