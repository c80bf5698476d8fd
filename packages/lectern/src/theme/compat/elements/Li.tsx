import type { ComponentPropsWithoutRef, ReactNode } from 'react';

export default function Li(props: ComponentPropsWithoutRef<'li'>): ReactNode {
  return <li {...props} />;
}
