import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { objectOf } from '../values.js';
import { findPackage } from './find-package.js';

/**
 * The installed version of Docusaurus, or else the one in the site's `package.json`, as a comparable number: 3.02 for
 * version 3.2.
 */
export function docusaurusVersion(siteDir: string): number | undefined {
  const manifest = join(siteDir, 'package.json');
  const installed = findPackage({ from: manifest, chain: ['@docusaurus/core'] });
  const version = installed === undefined ? wantedVersion(manifest) : readJson(installed).version;
  const [, major, minor = '0'] = /^[\^~>=v\s]*(\d+)(?:\.(\d+))?/.exec(String(version)) ?? [];
  return major === undefined ? undefined : Number(major) + Number(minor) / 100;
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
