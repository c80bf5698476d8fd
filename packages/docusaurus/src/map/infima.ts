import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Returns the paths of the style sheets with Infima's variables and classes, which existing sites rely on. The paths
 * are relative to the site’s folder, for `customCss`.
 */
export function infimaStyles({ siteDir }: { siteDir: string }): string[] {
  return (
    [
      'infima-variables',
      'infima-colors',
      'component-pages',
      'infima',
      'infima-grid',
      'infima-parts',
      'infima-text',
      'infima-buttons',
      'infima-margin',
      'infima-padding',
      'infima-navbar',
      'infima-footer',
      'infima-components',
    ]
      // The relative path is valid from both `src/map/` and `dist/map/`.
      .map((name) => fileURLToPath(new URL(`../../src/styles/${name}.css`, import.meta.url)))
      .map((file) => relative(siteDir, file).replaceAll('\\', '/'))
  );
}
