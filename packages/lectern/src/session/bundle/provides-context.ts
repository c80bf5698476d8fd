import type { AstNode } from '../../util/parse-js.js';
import { nodesIn } from '../../util/parse-js.js';
import { importedNames, isPackage } from './rendered-packages.js';

/**
 * Returns whether a module contains `<Context.Provider>`, or a provider from a package. Providers from the theme need no
 * browser. Providers from other modules of the site are islands themselves, if they need the browser.
 */
export function providesContext(body: readonly AstNode[]): boolean {
  const fromPackages = new Set(
    importedNames(body)
      .filter(({ specifier }) => isPackage(specifier))
      .map(({ local }) => local),
  );
  for (const { type, name } of nodesIn(body)) {
    if (type !== 'JSXOpeningElement') continue;
    const { property, name: plain } = name as { property?: { name?: string }; name?: string };
    if (property?.name === 'Provider') return true;
    if (plain?.endsWith('Provider') === true && fromPackages.has(plain)) return true;
  }
  return false;
}
