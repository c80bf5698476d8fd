import type { ReactNode } from 'react';

/** `@theme/Root` and other page wrappers. They only render their children. */
export default function PassThrough({ children }: { children?: ReactNode }): ReactNode {
  return children;
}
