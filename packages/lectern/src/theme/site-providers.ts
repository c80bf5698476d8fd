import type { ComponentType, ReactNode } from 'react';
import type { Collected } from '../session/render/contract.js';

export interface SiteProvider {
  Component: ComponentType<{ children?: ReactNode }>;
  module: string;
}

/** `needs` is the data that the providers read in the browser. */
export interface PageProviders {
  list: readonly SiteProvider[];
  needs: Partial<Collected>;
}

/** The bundler fills this list: see `session/bundle/site-providers-plugin.ts`. */
export const siteProviders: readonly SiteProvider[] = [];
