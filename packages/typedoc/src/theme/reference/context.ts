import { outsideOfProvider } from 'lectern/theme';
import { createContext, useContext } from 'react';
import type { ReferenceEntry, ReferenceTarget } from '../../model/types.js';

export interface ReferenceContextValue {
  entry: ReferenceEntry;
  href: (target: ReferenceTarget) => string;
}

export const ReferenceContext = createContext<ReferenceContextValue | undefined>(undefined);

/** @throws Error if called outside of a reference page. */
export function useReference(): ReferenceContextValue {
  const value = useContext(ReferenceContext);
  if (value === undefined)
    throw outsideOfProvider({ hook: 'useReference', provider: 'ReferenceContext.Provider' });
  return value;
}
