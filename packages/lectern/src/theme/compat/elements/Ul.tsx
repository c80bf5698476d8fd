import type { ComponentPropsWithoutRef, ReactNode } from 'react';

/** `@theme/MDXComponents/Ul`: a bulleted list from Markdown. */
export default function Ul(props: ComponentPropsWithoutRef<'ul'>): ReactNode {
  return <ul {...props} />;
}
