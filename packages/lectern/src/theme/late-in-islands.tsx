import type { ReactNode } from 'react';
import { useState } from 'react';
import useIsBrowser from './compat/useIsBrowser.js';

/**
 * Renders `prerendered`, unless an island mounts this component only after hydration, for example once it knows the
 * window's width. Then, the page doesn't contain the prerendered HTML, and `late` is rendered instead.
 */
export function LateInIslands({ prerendered, late }: { prerendered: ReactNode; late: ReactNode }): ReactNode {
  // `useIsBrowser` returns false at build time and during hydration, so only a component that is mounted later starts
  // as late.
  const [isLate] = useState(useIsBrowser());
  return isLate ? late : prerendered;
}
