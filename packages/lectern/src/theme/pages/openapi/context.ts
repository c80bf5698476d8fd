import { createContext, useContext } from 'react';
import type { OpenapiInput } from '../../../session/render/contract.js';

/** What all parts of a page of an API reference read. */
export const OpenapiContext = createContext<OpenapiInput | undefined>(undefined);

/** @throws when a part is rendered outside of a page of an API reference. */
export function useOpenapi(): OpenapiInput {
  const value = useContext(OpenapiContext);
  if (value === undefined) throw new Error('useOpenapi is used outside of OpenapiArticle.');
  return value;
}
