import type { ComponentType, ReactNode } from 'react';

/** A component of the site's theme that gives all components a React context. */
export interface SiteProvider {
  Component: ComponentType<{ children?: ReactNode }>;
  /** The module whose default export it is, for the browser. */
  module: string;
}

/** Empty unless the site has such components: see `session/bundle/site-providers-plugin.ts`. */
export const siteProviders: readonly SiteProvider[] = [];
