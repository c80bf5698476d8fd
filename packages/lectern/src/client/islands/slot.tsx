import type { ReactNode } from 'react';
import { createElement, useMemo } from 'react';
import { trustedHtml } from '../../util/trusted-html.js';

export interface SlotData {
  html: string;
  attributes: object;
  adopt?: ((slot: HTMLElement | null) => void) | undefined;
  publish?: ((slot: ReactNode) => ReactNode) | undefined;
}

/** Static HTML in an island. The component may pass any props to a child, but only `hidden` has an effect. */
export function Slot({
  slot: { html, attributes, adopt, publish },
  hidden = false,
}: {
  slot: SlotData;
  hidden?: boolean;
}): ReactNode {
  // Keep the same object, because React sets the HTML again for each new object.
  const inner = useMemo(() => ({ __html: trustedHtml(html) }), [html]);
  const element = createElement('lectern-slot', {
    ...attributes,
    'data-provides': publish && '',
    style: hidden ? { display: 'none' } : undefined,
    ref: adopt,
    dangerouslySetInnerHTML: inner,
    suppressHydrationWarning: true,
  });
  return publish?.(element) ?? element;
}
