import type { ComponentPropsWithoutRef, ReactNode } from 'react';

/** `@theme/Icon/…`: a generic icon, in a site that has not installed Docusaurus's icons. */
export default function Icon(props: ComponentPropsWithoutRef<'svg'>): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width="14" height="14" aria-hidden="true" {...props}>
      <path fill="none" stroke="currentColor" strokeWidth="2" d="M10 5H5v14h14v-5M14 4h6v6M20 4l-9 9" />
    </svg>
  );
}
