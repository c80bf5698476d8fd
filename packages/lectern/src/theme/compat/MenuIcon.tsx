import type { ComponentPropsWithoutRef, ReactNode } from 'react';

export default function MenuIcon(props: ComponentPropsWithoutRef<'svg'>): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" {...props}>
      <path fill="none" stroke="currentColor" strokeWidth="2" d="M4 7h16M4 12h16M4 17h10" />
    </svg>
  );
}
