import type { ComponentPropsWithoutRef, ReactNode } from 'react';

/** `@theme/MDXComponents/Pre`: a code block from Markdown. */
export default function Pre(props: ComponentPropsWithoutRef<'pre'>): ReactNode {
  return <pre {...props} />;
}
