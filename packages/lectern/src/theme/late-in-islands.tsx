import type { ReactNode } from 'react';
import { useState } from 'react';
import useIsBrowser from './compat/useIsBrowser.js';

/**
 * Renders `late` if an island shows it only after hydration, such as when the island knows the window's width. In
 * that case, `prerendered` has no HTML.
 */
export function LateInIslands({ prerendered, late }: { prerendered: ReactNode; late: ReactNode }): ReactNode {
  // The hook returns false while the page is rendered and during hydration.
  const [isLate] = useState(useIsBrowser());
  return isLate ? late : prerendered;
}
