import type { ReactNode } from 'react';

export default function Container({
  children,
  className,
}: {
  children?: ReactNode;
  className?: string | undefined;
}): ReactNode {
  return <article className={className}>{children}</article>;
}
