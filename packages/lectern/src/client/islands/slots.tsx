import type { ReactNode } from 'react';
import type { SlottedChildData } from '../../util/island-html.js';
import { adoptNodes } from './adopt-nodes.js';
import type { ContextSharing } from './contexts.js';
import { withElements } from './property-slots.js';
import type { SlotData } from './slot.js';
import { Slot } from './slot.js';

interface Input {
  island: HTMLElement;
  sharing: ContextSharing | undefined;
  onFirstShown: (slot: HTMLElement) => void;
}

export function slotsOf({ island, sharing, onFirstShown }: Input): ReactNode[] {
  const slots = [...island.querySelectorAll<HTMLElement>('lectern-slot')].filter(
    (slot) => slot.closest('lectern-island') === island,
  );
  const slotData = (own: HTMLElement | undefined, html: string, attributes: object): SlotData => ({
    html,
    attributes,
    adopt: adoptNodes({ first: own, onFirstShown }),
    publish: own?.dataset.provides === '' ? (element) => sharing?.publish(own, element) : undefined,
  });
  const only = slots.find(({ dataset }) => dataset.prop === undefined);
  if (only !== undefined) return [<Slot key="slot" slot={slotData(only, only.innerHTML, {})} />];
  const children = JSON.parse(island.dataset.children ?? '[]') as SlottedChildData[];
  return children.map((child, index) => {
    if (typeof child === 'string') return child;
    const own = slots.find(({ dataset }) => dataset.child === String(index));
    const attributes = { 'data-prop': '', 'data-child': index };
    return (
      <Slot
        // biome-ignore lint/suspicious/noArrayIndexKey: the children of an island never change.
        key={index}
        {...withElements({ ...child.props })}
        slot={slotData(own, own?.innerHTML ?? child.html ?? '', attributes)}
      />
    );
  });
}
