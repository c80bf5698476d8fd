import type { ComponentPropsWithoutRef, ReactNode } from 'react';

/** `@theme/MDXComponents/Li`: the element of Markdown. */
export default function Li(props: ComponentPropsWithoutRef<'li'>): ReactNode {
  return <li {...props} />;
}
