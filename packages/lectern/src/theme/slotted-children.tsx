import type { ReactElement, ReactNode } from 'react';
import { Children, cloneElement, createElement, isValidElement } from 'react';
import type { SlottedChildData } from '../util/island-html.js';
import type { ContextValues } from '../util/react-contexts.js';
import { islandJson } from './island-json.js';
import type { LostProperty } from './island-props.js';
import { portableProps } from './island-props.js';
import type { IslandScope } from './slot.js';
import { providesAttribute, slotContexts } from './slot.js';

type ElementProps = Record<string, unknown> & { hidden?: boolean };
type RenderChild = (input: {
  child: ReactElement<ElementProps>;
  contexts?: ContextValues | undefined;
  /** Whether the component shows the child. Otherwise, the HTML becomes data in an attribute. */
  isShown: boolean;
}) => string;

export interface SlottedChildren {
  rendered: readonly ReactNode[];
  json: () => string;
  lost: readonly LostProperty[];
}

/**
 * For components that read or clone their children, such as tabs. In the browser, each child is static HTML in a
 * separate slot, and keeps its props.
 */
export function slottedChildren({
  children,
  scope,
  renderElement,
  renderChild,
}: {
  children: ReactNode;
  scope: IslandScope;
  renderElement: (element: ReactNode) => string;
  renderChild: RenderChild;
}): SlottedChildren {
  const lost: LostProperty[] = [];
  const shown = new Set<number>();
  const slots = Children.toArray(children).map(
    (child, index): { element: ReactNode; data: () => SlottedChildData } => {
      if (!isValidElement<ElementProps>(child)) return { element: child, data: () => String(child) };
      const { children: _, ...props } = child.props;
      const { json, rendered: given, lost: lostProps } = portableProps({ props, renderElement });
      lost.push(...lostProps);
      const onRender = () => void shown.add(index);
      return {
        element: (
          <SlottedChild
            key={child.key}
            {...given}
            slot={{ index, child, given, scope, renderChild, onRender }}
          />
        ),
        // If the component doesn't show a child yet, the page lacks the child's HTML, so the data includes that HTML.
        data: () => ({
          props: JSON.parse(json) as object,
          ...(shown.has(index) ? {} : { html: renderChild({ child, isShown: false }) }),
        }),
      };
    },
  );
  return {
    rendered: slots.map(({ element }) => element),
    json: () => islandJson(slots.map(({ data }) => data())),
    lost,
  };
}

interface SlotProps {
  slot: {
    index: number;
    child: ReactElement<ElementProps>;
    /** The child's original props. All other props were added by the component. */
    given: Readonly<Record<string, unknown>>;
    scope: IslandScope;
    renderChild: RenderChild;
    onRender: () => void;
  };
  hidden?: boolean;
}

/** Must render the same element as the component in `client/islands/slot.tsx`. */
function SlottedChild({ slot, hidden = false, ...props }: SlotProps & Record<string, unknown>): ReactNode {
  const { index, child, given, scope, renderChild, onRender } = slot;
  const contexts = slotContexts(scope);
  onRender();
  const added = Object.fromEntries(Object.entries(props).filter(([key, value]) => value !== given[key]));
  return createElement('lectern-slot', {
    'data-prop': '',
    'data-child': index,
    ...providesAttribute(contexts),
    style: hidden ? { display: 'none' } : undefined,
    dangerouslySetInnerHTML: {
      __html: renderChild({ child: cloneElement(child, added), contexts, isShown: true }),
    },
    suppressHydrationWarning: true,
  });
}
