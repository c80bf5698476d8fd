import { join } from 'node:path';
import { createJiti } from 'jiti';

/** Loads modules of a site as Docusaurus does: ES modules, CommonJS and TypeScript, by path or by name. */
export function moduleLoader({ siteDir }: { siteDir: string }): (specifier: string) => unknown {
  const jiti = createJiti(join(siteDir, 'docusaurus.config.js'), { fsCache: false, moduleCache: true });
  return (specifier) => {
    const named = specifier.startsWith('@site/') ? `./${specifier.slice('@site/'.length)}` : specifier;
    return jiti(named) as unknown;
  };
}
