import { fileURLToPath } from 'node:url';

/**
 * The package contains the source of `theme/`, because the site's bundler compiles it. The relative path is valid from
 * both `src/` and `dist/`.
 */
export function componentPath(file: string): string {
  return fileURLToPath(new URL(`../src/theme/${file}`, import.meta.url));
}
