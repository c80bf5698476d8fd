import type { ReactNode } from 'react';
import { useState } from 'react';
import useIsBrowser from './compat/useIsBrowser.js';

/**
 * Renders `late` if an island mounts this component only after hydration, such as once it knows the window's width. The
 * page then has no HTML from `prerendered`.
 */
export function LateInIslands({ prerendered, late }: { prerendered: ReactNode; late: ReactNode }): ReactNode {
  // `useIsBrowser` returns false at build time and during hydration, so only a component that is mounted later starts
  // as late.
  const [isLate] = useState(useIsBrowser());
  return isLate ? late : prerendered;
}
