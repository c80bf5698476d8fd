import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { Children, isValidElement } from 'react';
import { LecternStatic } from '../article/Static.js';

interface Props extends ComponentPropsWithoutRef<'details'> {
  /** Text or a `summary` element. Default: `Details`, unless the children contain a `summary` element. */
  summary?: ReactNode;
}

/** Ejected components import this named export from `@docusaurus/theme-common/Details`. */
export function Details({ summary, children, ...rest }: Props): ReactNode {
  const hasOwn = isSummary(summary) || (summary === undefined && Children.toArray(children).some(isSummary));
  return (
    <details {...rest}>
      {hasOwn ? summary : <summary>{summary ?? 'Details'}</summary>}
      {children}
    </details>
  );
}

function isSummary(node: ReactNode): boolean {
  if (!isValidElement<{ html?: string }>(node)) return false;
  // The compiler turns a summary without components into HTML.
  return node.type === LecternStatic
    ? /^\s*<summary[\s>]/.test(node.props.html ?? '')
    : node.type === 'summary';
}

export default Details;
