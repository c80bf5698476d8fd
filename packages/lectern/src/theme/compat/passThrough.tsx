import type { ReactNode } from 'react';

/** The default for `@theme/Root` and other page wrappers. */
export default function PassThrough({ children }: { children?: ReactNode }): ReactNode {
  return children;
}
