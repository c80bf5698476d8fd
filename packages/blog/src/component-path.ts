import { fileURLToPath } from 'node:url';

/**
 * Returns the absolute path of a module in `theme/`, which ships as source so that the site's bundler can compile it.
 * The relative path works from both `src/` and `dist/`.
 */
export function componentPath(file: string): string {
  return fileURLToPath(new URL(`../src/theme/${file}`, import.meta.url));
}
