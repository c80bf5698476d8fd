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
  return providersIn(body).some(({ isMember, name }) => isMember || fromPackages.has(name));
}

/** Returns whether a module contains a provider, even one from another module of the site. */
export function rendersProvider(body: readonly AstNode[]): boolean {
  return providersIn(body).length > 0;
}

interface Provider {
  /** Whether it is written as `<Context.Provider>`. */
  isMember: boolean;
  name: string;
}

function providersIn(body: readonly AstNode[]): Provider[] {
  return [...nodesIn(body)].flatMap(({ type, name }): Provider[] => {
    if (type !== 'JSXOpeningElement') return [];
    const { property, name: plain } = name as { property?: { name?: string }; name?: string };
    if (property?.name === 'Provider') return [{ isMember: true, name: property.name }];
    return plain?.endsWith('Provider') === true ? [{ isMember: false, name: plain }] : [];
  });
}
