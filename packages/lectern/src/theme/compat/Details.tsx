import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { Children, isValidElement } from 'react';
import { LecternStatic } from '../article/Static.js';

interface Props extends ComponentPropsWithoutRef<'details'> {
  /** Text, or a `summary` element. Default: `Details`, unless the children contain a summary. */
  summary?: ReactNode;
}

/**
 * `@theme/Details`: a collapsible section. Ejected components import it by name from
 * `@docusaurus/theme-common/Details`.
 */
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
  // A summary that contains no components is already HTML, because the compiler renders such elements.
  return node.type === LecternStatic
    ? /^\s*<summary[\s>]/.test(node.props.html ?? '')
    : node.type === 'summary';
}

export default Details;
