import { readFileSync } from 'node:fs';

/** Matches code that reads what a search plug-in of Docusaurus generates: the plug-in's data, or its modules. */
const otherIndex =
  /\busePluginData\(\s*['"][^'"]*search[^'"]*['"]|['"]@generated\/[^'"]*(?:search|lunr)[^'"]*['"]/;

/**
 * A search bar that was ejected from a search plug-in can't work, because its index is never built. The theme's search
 * bar is shown instead.
 */
export function readsOtherIndex(file: string): boolean {
  return otherIndex.test(readFileSync(file, 'utf8'));
}
