import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'lectern/plugin';
import { definePlugin } from 'lectern/plugin';
import { findPackage } from '../read/find-package.js';
import { objectOf } from '../values.js';
import type { PluginCall } from './optional-plugins.js';

/** Reads the site's documents as MDX 1, as Docusaurus 2 does. */
export function mdx1(): Plugin {
  return definePlugin({ name: 'mdx-1', markdown: { mdx1: true } });
}

export function mdx1Call(siteDir: string): PluginCall[] {
  return usesMdx1(siteDir)
    ? [{ plugin: mdx1(), name: 'mdx1', from: '@lectern/docusaurus', argument: {} }]
    : [];
}

function usesMdx1(siteDir: string): boolean {
  const manifest = join(siteDir, 'package.json');
  const installed = findPackage({ from: manifest, chain: ['@docusaurus/core'] });
  const version = installed === undefined ? wantedVersion(manifest) : readJson(installed).version;
  return /^[\^~>=v\s]*2(?:\D|$)/.test(String(version));
}

function wantedVersion(manifest: string): unknown {
  const { dependencies, devDependencies } = readJson(manifest);
  return objectOf(dependencies)['@docusaurus/core'] ?? objectOf(devDependencies)['@docusaurus/core'];
}

function readJson(path: string) {
  try {
    return objectOf(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    // The site has no readable `package.json`.
    return {};
  }
}
