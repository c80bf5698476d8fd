import { outsideOfProvider } from 'lectern/theme';
import { createContext, useContext } from 'react';
import type { ReferenceEntry, ReferenceTarget } from '../../model/types.js';

/** What the parts of a page of the reference share. */
export interface ReferenceContextValue {
  entry: ReferenceEntry;
  /** The absolute URL of a place in the reference. */
  href: (target: ReferenceTarget) => string;
}

export const ReferenceContext = createContext<ReferenceContextValue | undefined>(undefined);

/** @throws if a part is rendered outside of a page of the reference. */
export function useReference(): ReferenceContextValue {
  const value = useContext(ReferenceContext);
  if (value === undefined)
    throw outsideOfProvider({ hook: 'useReference', provider: 'ReferenceContext.Provider' });
  return value;
}
