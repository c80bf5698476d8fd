import type { ReactNode } from 'react';

/** `@theme/Root` and other components around pages: their children. */
export default function PassThrough({ children }: { children?: ReactNode }): ReactNode {
  return children;
}
