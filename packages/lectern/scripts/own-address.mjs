import path from 'node:path';
import MagicString from 'magic-string';
import { parseSync } from 'rolldown/utils';

/** Stands for the path from a chunk to the bundle's folder, which is unknown until the chunk has a file name. */
const BUNDLE = '<bundle>/';

/**
 * Replaces `import.meta`, so that each module keeps the URL that it had before bundling. Modules locate workers and
 * other files relative to that URL.
 */
export function ownAddress({ folder, withPrograms }) {
  /**
   * A package in `withPrograms` locates its programs relative to its installation. Any other package is completely
   * bundled, and doesn't use its URL.
   */
  const packageAddress = (name) =>
    withPrograms.includes(name)
      ? `import.meta.resolve(${JSON.stringify(name)})`
      : 'new URL("/", import.meta.url).href';
  return {
    name: 'lectern-own-address',
    transform(code, id) {
      if (!code.includes('import.meta')) return undefined;
      const owner = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id.replaceAll('\\', '/'))?.[1];
      const file = path.relative(folder, id).replaceAll('\\', '/');
      const text = new MagicString(code);
      for (const { start, end } of parseSync(id, code).module.importMetas) {
        const [, property = ''] = /^\.(\w+)/.exec(code.slice(end)) ?? [];
        const address = owner === undefined ? addressOf({ file, property }) : packageAddress(owner);
        text.update(start, end + 1 + property.length, address);
      }
      return { code: text.toString() };
    },
    renderChunk(code, chunk) {
      const up = `./${'../'.repeat(chunk.fileName.split('/').length - 1)}`;
      return { code: code.replaceAll(BUNDLE, up) };
    },
  };
}

function addressOf({ file, property }) {
  if (property === 'url') return `new URL(${JSON.stringify(BUNDLE + file)}, import.meta.url).href`;
  if (property === 'dirname')
    return `(import.meta.dirname + ${JSON.stringify(`/${BUNDLE}${path.posix.dirname(file)}`)})`;
  // Packages resolve to the same files from the bundle as from the module, because both are in the engine's package.
  if (property === 'resolve') return 'import.meta.resolve';
  throw new Error(`${file} uses import.meta.${property}, which the bundle does not support yet.`);
}
