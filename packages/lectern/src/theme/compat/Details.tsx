import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { Children, isValidElement } from 'react';

interface Props extends ComponentPropsWithoutRef<'details'> {
  /** Text, or a `summary` element; default: `Details`, unless the children contain a summary. */
  summary?: ReactNode;
}

/** `@theme/Details` */
export default function Details({ summary, children, ...rest }: Props): ReactNode {
  const hasOwn = isSummary(summary) || (summary === undefined && Children.toArray(children).some(isSummary));
  return (
    <details {...rest}>
      {hasOwn ? summary : <summary>{summary ?? 'Details'}</summary>}
      {children}
    </details>
  );
}

function isSummary(node: ReactNode): boolean {
  return isValidElement(node) && node.type === 'summary';
}
