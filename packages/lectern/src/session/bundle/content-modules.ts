import type { SourceContent } from '../../content/types.js';

export function contentModules(content: readonly Pick<SourceContent, 'modules'>[]): Record<string, string> {
  const modules = content.flatMap(({ modules: own = {} }) => Object.entries(own));
  return Object.fromEntries(modules.map(([name, value]) => [name, sourceOf(value)]));
}

/** Each property is also a named export, because `require` returns an object with all exports. */
function sourceOf(value: Readonly<Record<string, unknown>>): string {
  const named = Object.entries(value).filter(([key]) => /^[a-z]\w*$/i.test(key));
  return [
    `export default ${JSON.stringify(value)};`,
    ...named.map(([key, own]) => `export const ${key} = ${JSON.stringify(own)};`),
  ].join('\n');
}
