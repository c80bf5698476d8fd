import type { AstNode } from '../../util/parse-js.js';
import { nodesIn } from '../../util/parse-js.js';
import { importedNames, isPackage } from './rendered-packages.js';

export interface Providers {
  /** Whether the module contains a provider, even one from another module of the site. */
  rendersProvider: boolean;
  /**
   * Whether the module contains `<Context.Provider>`, or a provider from a package. Providers of the theme need no
   * browser. Providers in other modules of the site are islands themselves if they need it.
   */
  providesContext: boolean;
}

export function providersIn(body: readonly AstNode[]): Providers {
  const names = [...nodesIn(body)].flatMap(({ type, name }) =>
    type === 'JSXOpeningElement' ? (providerName(name) ?? []) : [],
  );
  const fromPackages = new Set(
    importedNames(body)
      .filter(({ specifier }) => isPackage(specifier))
      .map(({ local }) => local),
  );
  return {
    rendersProvider: names.length > 0,
    providesContext: names.some((name) => name === member || fromPackages.has(name)),
  };
}

/** The result for any `<Context.Provider>`. */
const member = '.Provider';

function providerName(element: unknown): string | undefined {
  const { property, name } = element as { property?: { name?: string }; name?: string };
  if (property?.name === 'Provider') return member;
  return name?.endsWith('Provider') === true ? name : undefined;
}
