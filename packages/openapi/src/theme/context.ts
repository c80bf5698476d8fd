import { createContext, useContext } from 'react';
import type { ApiTarget, OpenapiPageProps } from '../model/api-page.js';

export interface OpenapiPageContext extends OpenapiPageProps {
  href: (target: ApiTarget) => string;
  /**
   * A page embeds each schema once, so only the first call for a schema returns true. Always false on pages where
   * schemas have sections.
   */
  holds: (schema: string) => boolean;
}

export const OpenapiContext = createContext<OpenapiPageContext | undefined>(undefined);

/** @throws Error if called outside of an API page. */
export function useOpenapi(): OpenapiPageContext {
  const value = useContext(OpenapiContext);
  if (value === undefined) throw new Error('useOpenapi is used outside of the Article of an API reference.');
  return value;
}
