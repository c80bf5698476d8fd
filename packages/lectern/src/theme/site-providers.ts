import type { ComponentType, ReactNode } from 'react';
import type { Collected } from '../session/render/contract.js';

/** A component in the site's `src/theme` that provides a React context to all components. */
export interface SiteProvider {
  Component: ComponentType<{ children?: ReactNode }>;
  /** Path of the module that default-exports the component, for the browser. */
  module: string;
}

/** The site's providers on a page, and the data that they read in the browser. */
export interface PageProviders {
  list: readonly SiteProvider[];
  needs: Partial<Collected>;
}

/** The site's providers. The bundler fills this list: see `session/bundle/site-providers-plugin.ts`. */
export const siteProviders: readonly SiteProvider[] = [];
