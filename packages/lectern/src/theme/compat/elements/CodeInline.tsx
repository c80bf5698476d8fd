import type { ComponentPropsWithoutRef, ReactNode } from 'react';

/** `@theme/MDXComponents/Code` and `@theme/CodeInline`: inline code from Markdown. */
export default function CodeInline(props: ComponentPropsWithoutRef<'code'>): ReactNode {
  return <code {...props} />;
}
