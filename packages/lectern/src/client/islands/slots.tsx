import type { ReactNode } from 'react';
import { createElement, memo, useState } from 'react';
import type { SlottedChildData } from '../../util/island-html.js';
import { trustedHtml } from '../../util/trusted-html.js';
import { adoptNodes } from './adopt-nodes.js';
import type { ContextSources } from './contexts.js';
import { PublishContexts } from './contexts.js';
import { withElements } from './property-slots.js';

interface Input {
  island: HTMLElement;
  contexts: ContextSources;
  /** Called with each slot that wasn't in the page before. */
  onFirstShown: (slot: HTMLElement) => void;
}

/** Returns the children for an island's component: the slots in the island's HTML. */
export function slotsOf(input: Input): ReactNode[] {
  const { island, contexts, onFirstShown } = input;
  const slots = [...island.querySelectorAll<HTMLElement>('lectern-slot')].filter(
    (slot) => slot.closest('lectern-island') === island,
  );
  const own = slots.find(({ dataset }) => dataset.prop === undefined);
  if (own === undefined) return slottedChildren({ ...input, slots });
  return [
    <Provided key="slot" slot={own} contexts={contexts}>
      <Slot
        provides={own.dataset.provides}
        html={own.innerHTML}
        adopt={adoptNodes({ first: own, onFirstShown })}
      />
    </Provided>,
  ];
}

function slottedChildren({
  island,
  slots,
  contexts,
  onFirstShown,
}: Input & { slots: readonly HTMLElement[] }): ReactNode[] {
  const json = island.dataset.children;
  if (json === undefined) return [];
  const children = JSON.parse(json) as SlottedChildData[];
  return children.map((child, index) => {
    if (typeof child === 'string') return child;
    const own = slots.find(({ dataset }) => dataset.child === String(index));
    const html = own?.innerHTML ?? child.html ?? '';
    const adopt = adoptNodes({ first: own, onFirstShown });
    return (
      <SlottedChild
        // biome-ignore lint/suspicious/noArrayIndexKey: the children of an island never change.
        key={index}
        {...withElements({ ...child.props })}
        slot={{ index, html, adopt, own, contexts }}
      />
    );
  });
}

/** If the island provides contexts in the slot, publishes them for the islands in the slot. */
function Provided({
  slot,
  contexts,
  children,
}: {
  slot: HTMLElement | undefined;
  contexts: ContextSources;
  children: ReactNode;
}): ReactNode {
  if (slot?.dataset.provides === undefined) return children;
  return (
    <PublishContexts slot={slot} sources={contexts}>
      {children}
    </PublishContexts>
  );
}

interface SlotProps {
  provides: string | undefined;
  html: string;
  adopt: (slot: HTMLElement | null) => void;
}

const Slot = memo(
  ({ provides, html, adopt }: SlotProps): ReactNode =>
    createElement('lectern-slot', {
      'data-provides': provides,
      ref: adopt,
      dangerouslySetInnerHTML: { __html: trustedHtml(html) },
      suppressHydrationWarning: true,
    }),
  () => true,
);

interface SlottedChildProps {
  slot: {
    index: number;
    html: string;
    adopt: (slot: HTMLElement | null) => void;
    own: HTMLElement | undefined;
    contexts: ContextSources;
  };
  hidden?: boolean;
}

/** The component may pass any props to the child, but only `hidden` has an effect. */
function SlottedChild({
  slot: { index, html, adopt, own, contexts },
  hidden = false,
}: SlottedChildProps): ReactNode {
  // Keep the same object, because React sets the HTML again for each new object.
  const [inner] = useState(() => ({ __html: trustedHtml(html) }));
  return (
    <Provided slot={own} contexts={contexts}>
      {createElement('lectern-slot', {
        'data-prop': '',
        'data-child': index,
        'data-provides': own?.dataset.provides,
        style: hidden ? { display: 'none' } : undefined,
        ref: adopt,
        dangerouslySetInnerHTML: inner,
        suppressHydrationWarning: true,
      })}
    </Provided>
  );
}
