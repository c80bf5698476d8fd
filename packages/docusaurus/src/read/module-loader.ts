import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Jiti } from 'jiti';
import { createJiti } from 'jiti';

/** Loads a site's modules as Docusaurus does: ES modules, CommonJS, and TypeScript, by path or package name. */
export function moduleLoader({ siteDir }: { siteDir: string }): (specifier: string) => unknown {
  const jiti = jitiOf(siteDir);
  return (specifier) => jiti(withoutAlias(specifier)) as unknown;
}

export function modulePath({ siteDir, specifier }: { siteDir: string; specifier: string }): string {
  return fileURLToPath(jitiOf(siteDir).esmResolve(withoutAlias(specifier)));
}

function jitiOf(siteDir: string): Jiti {
  return createJiti(join(siteDir, 'docusaurus.config.js'), { fsCache: false, moduleCache: true });
}

function withoutAlias(specifier: string): string {
  return specifier.startsWith('@site/') ? `./${specifier.slice('@site/'.length)}` : specifier;
}
