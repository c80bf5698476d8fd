import type { ReactNode } from 'react';

/** `@theme/Root` and other page wrappers. */
export default function PassThrough({ children }: { children?: ReactNode }): ReactNode {
  return children;
}
