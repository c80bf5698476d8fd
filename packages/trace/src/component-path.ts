import { fileURLToPath } from 'node:url';

/**
 * The site's bundler compiles the source of `theme/`, which the package contains. The relative path is valid from both
 * `src/` and `dist/`.
 */
export function componentPath(file: string): string {
  return fileURLToPath(new URL(`../src/theme/${file}`, import.meta.url));
}
