import type { Plugin } from 'lectern/plugin';
import { definePlugin } from 'lectern/plugin';
import { docusaurusVersion } from '../read/docusaurus-version.js';
import type { PluginCall } from './optional-plugins.js';

/** Reads the site's documents as MDX 1, as Docusaurus 2 does. */
export function mdx1(): Plugin {
  return definePlugin({ name: 'mdx-1', markdown: { mdx1: true } });
}

export function mdx1Call(siteDir: string): PluginCall[] {
  return Math.floor(docusaurusVersion(siteDir) ?? 0) === 2
    ? [{ plugin: mdx1(), name: 'mdx1', from: '@lectern/docusaurus', argument: {} }]
    : [];
}
