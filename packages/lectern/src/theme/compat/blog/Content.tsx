import type { ReactNode } from 'react';

/** `@theme/BlogPostItem/Content`: the content of a post. */
export default function Content({
  children,
  className,
}: {
  children?: ReactNode;
  className?: string | undefined;
}): ReactNode {
  return <div className={className === undefined ? 'markdown' : `markdown ${className}`}>{children}</div>;
}
