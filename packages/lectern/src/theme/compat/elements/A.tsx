import type { ComponentProps, ReactNode } from 'react';
import Link from '../Link.js';

export default function A(props: ComponentProps<typeof Link>): ReactNode {
  return <Link {...props} />;
}
