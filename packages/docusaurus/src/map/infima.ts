import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Style sheets with variables and classes of Infima, which those of existing sites build on, for `customCss`: relative to
 * the site’s folder.
 */
export function infimaStyles({ siteDir }: { siteDir: string }): string[] {
  return (
    ['infima-variables', 'infima', 'infima-spacing']
      // Relative to `src/map/` and to `dist/map/` alike.
      .map((name) => fileURLToPath(new URL(`../../src/styles/${name}.css`, import.meta.url)))
      .map((file) => relative(siteDir, file).replaceAll('\\', '/'))
  );
}
