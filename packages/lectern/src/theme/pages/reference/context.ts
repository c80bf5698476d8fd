import { createContext, useContext } from 'react';
import type { ReferenceInput } from '../../../session/render/contract.js';
import { outsideOfProvider } from '../../context.js';

/** What the parts of a page of the reference share. */
export const ReferenceContext = createContext<ReferenceInput | undefined>(undefined);

/** @throws when a part is rendered outside of a page of the reference. */
export function useReference(): ReferenceInput {
  const value = useContext(ReferenceContext);
  if (value === undefined)
    throw outsideOfProvider({ hook: 'useReference', provider: 'ReferenceContext.Provider' });
  return value;
}
