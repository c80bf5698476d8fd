import type { ReactNode } from 'react';
import { createElement, useState } from 'react';
import type { SlottedChildData } from '../../util/island-html.js';
import { trustedHtml } from '../../util/trusted-html.js';
import { adoptNodes } from './adopt-nodes.js';
import { withElements } from './property-slots.js';

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

/** The component may pass any props to the child, but only `hidden` has an effect. */
function SlottedChild({ slot: { index, html, adopt }, hidden = false }: SlotProps): ReactNode {
  // Keep the same object, because React sets the HTML again for each new object.
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
