import type { ComponentPropsWithoutRef, ReactNode } from 'react';

/** `@theme/MDXComponents/Ul`: the element of Markdown. */
export default function Ul(props: ComponentPropsWithoutRef<'ul'>): ReactNode {
  return <ul {...props} />;
}
