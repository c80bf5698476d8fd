import type { ComponentPropsWithoutRef, ReactNode } from 'react';

/** `@theme/MDXComponents/Code` and `@theme/CodeInline`: the element of Markdown. */
export default function CodeInline(props: ComponentPropsWithoutRef<'code'>): ReactNode {
  return <code {...props} />;
}
