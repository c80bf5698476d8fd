import { join } from 'node:path';
import { engineSource } from '../../util/engine-paths.js';
import { installedFile } from './installed-exports.js';

const icon = /^@theme(?:-original|-init)?\/((?:Admonition\/)?Icon\/.+)$/;

export function isThemeIcon(name: string): boolean {
  return icon.test(name);
}

/** Returns the file of Docusaurus's icon if the site has installed Docusaurus's theme, or else of a generic icon. */
export function themeIcon({ siteDir, source }: { siteDir: string; source: string }): string {
  const stem = `@docusaurus/theme-classic/lib/theme/${icon.exec(source)?.[1]}`;
  const installed = ['/index.js', '.js']
    .map((ending) => installedFile({ siteDir, file: stem + ending }))
    .find((file) => file !== undefined);
  return installed ?? join(engineSource(), 'theme/compat/Icon.tsx');
}
