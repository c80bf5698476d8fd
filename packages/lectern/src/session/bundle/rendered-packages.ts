import type { AstNode } from '../../util/parse-js.js';
import { nodesIn } from '../../util/parse-js.js';

/** Matches imports of the site's and the theme's modules, and packages whose components need no browser. */
const notPackage =
  /^(?:[./~]|@\/|@(?:site|theme|theme-original|theme-init|docusaurus|generated|lectern|mdx-js)\/|(?:react|react-dom|lectern)(?:\/|$))/;

export function isPackage(specifier: string): boolean {
  return !notPackage.test(specifier);
}

export function renderedPackages(body: readonly AstNode[]): string[] {
  const rendered = new Set<unknown>();
  for (const { type, name } of nodesIn(body)) if (type === 'JSXOpeningElement') rendered.add(nameOf(name));
  return importedNames(body)
    .filter(({ local, specifier }) => rendered.has(local) && isPackage(specifier))
    .map(({ specifier }) => specifier);
}

function nameOf(name: unknown): unknown {
  const { object, name: plain } = name as { object?: unknown; name?: unknown };
  return object === undefined ? plain : nameOf(object);
}

export function importedNames(body: readonly AstNode[]): { local: string; specifier: string }[] {
  return body
    .filter(({ type }) => type === 'ImportDeclaration')
    .flatMap(({ source, specifiers }) =>
      (specifiers as { local: { name: string } }[]).map(({ local }) => ({
        local: local.name,
        specifier: (source as { value: string }).value,
      })),
    );
}
