import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { isValidElement } from 'react';

interface Props extends ComponentPropsWithoutRef<'details'> {
  /** Text, or a `summary` element. */
  summary?: ReactNode;
}

/** `@theme/Details` */
export default function Details({ summary, children, ...rest }: Props): ReactNode {
  const isElement = isValidElement(summary) && summary.type === 'summary';
  return (
    <details {...rest}>
      {summary === undefined || isElement ? summary : <summary>{summary}</summary>}
      {children}
    </details>
  );
}
