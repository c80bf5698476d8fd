import type { ReactNode } from 'react';
import { useState } from 'react';
import useIsBrowser from './compat/useIsBrowser.js';

/**
 * An island may mount this component only after hydration, for example once it knows the window's width. The page then
 * has no prerendered HTML, so `late` is rendered.
 */
export function LateInIslands({ prerendered, late }: { prerendered: ReactNode; late: ReactNode }): ReactNode {
  // During hydration, `useIsBrowser` returns false, so the initial state is true only if the component is mounted
  // later.
  const [isLate] = useState(useIsBrowser());
  return isLate ? late : prerendered;
}
