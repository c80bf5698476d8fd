import type { ReactNode } from 'react';
import { createElement, useState } from 'react';
import type { SlottedChildData } from '../../util/island-html.js';
import { trustedHtml } from '../../util/trusted-html.js';
import { adoptNodes } from './adopt-nodes.js';
import { withElements } from './property-slots.js';

/** Recreates the children of an island whose component reads their props. Their HTML is in the page. */
export function slottedChildren(island: HTMLElement): ReactNode[] | undefined {
  const json = island.dataset.children;
  if (json === undefined) return undefined;
  const children = JSON.parse(json) as SlottedChildData[];
  return children.map((child, index) => {
    if (typeof child === 'string') return child;
    const slots = island.querySelectorAll(`lectern-slot[data-child="${index}"]`);
    const own = [...slots].find((slot) => slot.closest('lectern-island') === island);
    const html = own?.innerHTML ?? child.html ?? '';
    return (
      <SlottedChild
        // biome-ignore lint/suspicious/noArrayIndexKey: the children of an island never change.
        key={index}
        {...withElements({ ...child.props })}
        slot={{ index, html, adopt: adoptNodes(own) }}
      />
    );
  });
}

interface SlotProps {
  slot: { index: number; html: string; adopt: (slot: HTMLElement | null) => void };
  hidden?: boolean;
}

/**
 * A child as prerendered HTML, wherever the component places it. Of the props that the component adds, only `hidden`
 * has an effect.
 */
function SlottedChild({ slot: { index, html, adopt }, hidden = false }: SlotProps): ReactNode {
  // Memoized, because React would set the HTML again for a new object.
  const [inner] = useState(() => ({ __html: trustedHtml(html) }));
  return createElement('lectern-slot', {
    'data-prop': '',
    'data-child': index,
    style: hidden ? { display: 'none' } : undefined,
    ref: adopt,
    dangerouslySetInnerHTML: inner,
    suppressHydrationWarning: true,
  });
}
