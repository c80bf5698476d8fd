import { outsideOfProvider } from 'lectern/theme';
import { createContext, useContext } from 'react';
import type { ReferenceEntry, ReferenceTarget } from '../../model/types.js';

/** Shared by all components of a reference page. */
export interface ReferenceContextValue {
  entry: ReferenceEntry;
  /** The absolute URL of a target in the reference. */
  href: (target: ReferenceTarget) => string;
}

export const ReferenceContext = createContext<ReferenceContextValue | undefined>(undefined);

/** @throws if rendered outside a reference page. */
export function useReference(): ReferenceContextValue {
  const value = useContext(ReferenceContext);
  if (value === undefined)
    throw outsideOfProvider({ hook: 'useReference', provider: 'ReferenceContext.Provider' });
  return value;
}
