import type { ComponentProps, ReactNode } from 'react';
import Link from '../Link.js';

/** `@theme/MDXComponents/A`: a link from Markdown. */
export default function A(props: ComponentProps<typeof Link>): ReactNode {
  return <Link {...props} />;
}
