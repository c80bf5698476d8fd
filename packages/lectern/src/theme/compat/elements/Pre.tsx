import type { ComponentPropsWithoutRef, ReactNode } from 'react';

/** The child renders the `pre` element. */
export default function Pre({ children }: ComponentPropsWithoutRef<'pre'>): ReactNode {
  return <>{children}</>;
}
