import { createContext, useContext } from 'react';
import type { ApiTarget, OpenapiPageProps } from '../model/api-page.js';

/** The context shared by all parts of an API page. */
export interface OpenapiPageContext extends OpenapiPageProps {
  href: (target: ApiTarget) => string;
  /**
   * True on the first call for a schema, which the page then embeds. Always false on pages with sections for schemas.
   */
  holds: (schema: string) => boolean;
}

export const OpenapiContext = createContext<OpenapiPageContext | undefined>(undefined);

/**
 * Returns the context of an API page.
 * @throws if it is rendered outside an API page.
 */
export function useOpenapi(): OpenapiPageContext {
  const value = useContext(OpenapiContext);
  if (value === undefined) throw new Error('useOpenapi is used outside of the Article of an API reference.');
  return value;
}
