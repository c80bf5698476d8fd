import { readFileSync } from 'node:fs';

/** Matches code that reads what a search plug-in of Docusaurus generates: the plug-in's data, or its modules. */
const otherIndex =
  /\busePluginData\(\s*['"][^'"]*search[^'"]*['"]|['"]@generated\/[^'"]*(?:search|lunr)[^'"]*['"]/;

/**
 * Whether a search bar in `src/theme` was ejected from a search plug-in. It can't work, because the plug-in's index is
 * never built. The theme's search bar is shown instead.
 */
export function readsOtherIndex(file: string): boolean {
  return otherIndex.test(readFileSync(file, 'utf8'));
}
