import { createContext, useContext } from 'react';
import type { ApiTarget, OpenapiPageProps } from '../model/api-page.js';

/** What all parts of a page of an API reference read. */
export interface OpenapiPageContext extends OpenapiPageProps {
  /** The absolute URL of something in the reference. */
  href: (target: ApiTarget) => string;
  /** True when it is first asked of a schema: the page holds its fields there. Never on pages with sections for schemas. */
  holds: (schema: string) => boolean;
}

export const OpenapiContext = createContext<OpenapiPageContext | undefined>(undefined);

/** @throws if a part is rendered outside of a page of an API reference. */
export function useOpenapi(): OpenapiPageContext {
  const value = useContext(OpenapiContext);
  if (value === undefined) throw new Error('useOpenapi is used outside of the Article of an API reference.');
  return value;
}
