import type { ComponentPropsWithoutRef, ReactNode } from 'react';

/** `@theme/MDXComponents/Pre`: a code block from Markdown. Its child renders the `pre` element. */
export default function Pre({ children }: ComponentPropsWithoutRef<'pre'>): ReactNode {
  return <>{children}</>;
}
