import type { ReactNode } from 'react';

export default function Content({
  children,
  className,
}: {
  children?: ReactNode;
  className?: string | undefined;
}): ReactNode {
  return <div className={className === undefined ? 'markdown' : `markdown ${className}`}>{children}</div>;
}
