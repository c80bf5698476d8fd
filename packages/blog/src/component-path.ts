import { fileURLToPath } from 'node:url';

/**
 * The relative path works from both `src/` and `dist/`. The package includes `src/theme`, because the site's bundler
 * compiles its modules.
 */
export function componentPath(file: string): string {
  return fileURLToPath(new URL(`../src/theme/${file}`, import.meta.url));
}
