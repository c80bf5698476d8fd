import type { ComponentType, ReactNode } from 'react';
import type { Collected } from '../session/render/contract.js';

/** A component of the site's theme that gives all components a React context. */
export interface SiteProvider {
  Component: ComponentType<{ children?: ReactNode }>;
  /** The module that default-exports it, for the browser. */
  module: string;
}

/** The site's providers on a page, and what they read in the browser. */
export interface PageProviders {
  list: readonly SiteProvider[];
  needs: Partial<Collected>;
}

/** Empty unless the site has such components: see `session/bundle/site-providers-plugin.ts`. */
export const siteProviders: readonly SiteProvider[] = [];
