import type { ComponentPropsWithoutRef, ReactNode } from 'react';

/** `@theme/MDXComponents/Li`: a list item from Markdown. */
export default function Li(props: ComponentPropsWithoutRef<'li'>): ReactNode {
  return <li {...props} />;
}
