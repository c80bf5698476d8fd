import type { ReactNode } from 'react';
import { createElement } from 'react';

interface Props {
  as: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
  id?: string | undefined;
  className?: string | undefined;
  children?: ReactNode;
}

export default function Heading({ as, ...props }: Props): ReactNode {
  return createElement(as, props);
}
