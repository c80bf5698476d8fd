import { fileURLToPath } from 'node:url';

/**
 * Absolute path of a module in `theme/`, which ships as source: the site's bundler compiles it. Relative to the package,
 * so that it is found from `src/` and from `dist/`.
 */
export function componentPath(file: string): string {
  return fileURLToPath(new URL(`../src/theme/${file}`, import.meta.url));
}
