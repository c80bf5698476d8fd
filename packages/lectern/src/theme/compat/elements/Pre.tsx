import type { ComponentPropsWithoutRef, ReactNode } from 'react';

/** `@theme/MDXComponents/Pre`: the element of Markdown. */
export default function Pre(props: ComponentPropsWithoutRef<'pre'>): ReactNode {
  return <pre {...props} />;
}
