import type { SourceContent } from '../../content/types.js';

/** Returns the code of the `@generated/…` modules that content sources provide to components, by name. */
export function contentModules(content: readonly Pick<SourceContent, 'modules'>[]): Record<string, string> {
  const modules = content.flatMap(({ modules: own = {} }) => Object.entries(own));
  return Object.fromEntries(modules.map(([name, value]) => [name, sourceOf(value)]));
}

/** Exports each property by name, too, because `require` returns an object with the module's exports. */
function sourceOf(value: Readonly<Record<string, unknown>>): string {
  const named = Object.entries(value).filter(([key]) => /^[a-z]\w*$/i.test(key));
  return [
    `export default ${JSON.stringify(value)};`,
    ...named.map(([key, own]) => `export const ${key} = ${JSON.stringify(own)};`),
  ].join('\n');
}
