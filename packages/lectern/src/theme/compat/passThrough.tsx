import type { ReactNode } from 'react';

/** `@theme/Root` and other page wrappers: render only their children, unless the site replaces them. */
export default function PassThrough({ children }: { children?: ReactNode }): ReactNode {
  return children;
}
