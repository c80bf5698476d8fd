import type { ComponentPropsWithoutRef, ReactNode } from 'react';

export default function CodeInline(props: ComponentPropsWithoutRef<'code'>): ReactNode {
  return <code {...props} />;
}
