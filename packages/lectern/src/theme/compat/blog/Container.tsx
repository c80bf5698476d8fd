import type { ReactNode } from 'react';

/** `@theme/BlogPostItem/Container`: the element around a post. */
export default function Container({
  children,
  className,
}: {
  children?: ReactNode;
  className?: string | undefined;
}): ReactNode {
  return <article className={className}>{children}</article>;
}
