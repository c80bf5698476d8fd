import path from 'node:path';
import MagicString from 'magic-string';
import { parseSync } from 'rolldown/utils';

/** Stands for the way from a file of the bundle to its folder, until it is known in which file a module comes. */
const BUNDLE = '<bundle>/';

/**
 * Lets each module keep its own address within the bundle's folder, whichever file holds it: workers and other files are
 * found beside the module that names them.
 */
export function ownAddress({ folder, withPrograms }) {
  return {
    name: 'lectern-own-address',
    transform(code, id) {
      if (!code.includes('import.meta')) return undefined;
      const owner = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id.replaceAll('\\', '/'))?.[1];
      // A package with programs of its own looks for them from where it is installed. Others get the address of a file of
      // the bundle, which is as good a place to import from.
      if (owner !== undefined && !withPrograms.includes(owner)) return undefined;
      const file = path.relative(folder, id).replaceAll('\\', '/');
      const text = new MagicString(code);
      for (const { start, end } of parseSync(id, code).module.importMetas) {
        const [, property = ''] = /^\.(\w+)/.exec(code.slice(end)) ?? [];
        const address =
          owner === undefined
            ? addressOf({ file, property })
            : `import.meta.resolve(${JSON.stringify(owner)})`;
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
  throw new Error(`${file} asks for import.meta.${property}, which has no meaning in a bundle yet.`);
}
