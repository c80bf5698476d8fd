import type { ComponentType, ReactNode } from 'react';
import { createElement, useState } from 'react';
import useIsBrowser from './compat/useIsBrowser.js';

/**
 * Returns a component that renders `Late` if an island shows it only after hydration, such as when the island knows the
 * width of the window. In that case, `Static` has no prerendered HTML.
 */
export function lateInIslands<Props extends object>({
  Static,
  Late,
}: {
  Static: ComponentType<Props>;
  Late: ComponentType<Props>;
}): ComponentType<Props> {
  function LateInIslands(props: Props): ReactNode {
    // The hook returns false while the page is rendered and during hydration.
    const [isLate] = useState(useIsBrowser());
    return createElement(isLate ? Late : Static, props);
  }
  LateInIslands.displayName = `LateInIslands(${Static.displayName ?? Static.name})`;
  return LateInIslands;
}
