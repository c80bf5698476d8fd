import { dirname, isAbsolute, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { build } from 'vite';
import { defaultTsconfig } from './engine-paths.js';
import { moduleExports } from './module-exports.js';

export async function bundleModule(path: string): Promise<{ code: string; files: string[] }> {
  const files = new Set<string>();
  const folder = dirname(path);
  const result = await keepingNodeEnv(() =>
    build({
      configFile: false,
      envFile: false,
      publicDir: false,
      logLevel: 'silent',
      tsconfig: defaultTsconfig(),
      plugins: [moduleExports(), ownAddress(), noteFiles(files)],
      build: {
        ssr: path,
        write: false,
        // Nothing is written to this folder, but paths in the source map are relative to it.
        outDir: folder,
        sourcemap: 'hidden',
        minify: false,
        target: 'node20',
        rolldownOptions: { external: (id) => !id.startsWith('.') && !isAbsolute(id) && !id.startsWith('\0') },
      },
    }),
  );
  const [first] = Array.isArray(result) ? result : [result];
  const outputs = first !== undefined && 'output' in first ? first.output : [];
  const [chunk, ...others] = outputs.filter(({ fileName }) => !fileName.endsWith('.map'));
  if (chunk?.type !== 'chunk' || others.length > 0)
    throw new Error(`${path} can't be bundled into one module.`);
  return { code: withSourceMap({ code: chunk.code, map: chunk.map, folder }), files: [...files].sort() };
}

function withSourceMap({
  code,
  map,
  folder,
}: {
  code: string;
  map: { sources: string[]; names: string[]; mappings: string } | null;
  folder: string;
}): string {
  if (map === null) return code;
  const { names, mappings } = map;
  const sources = map.sources.map((source) => resolve(folder, source));
  const text = JSON.stringify({ version: 3, sources, names, mappings });
  return `${code}\n//# sourceMappingURL=data:application/json;base64,${Buffer.from(text).toString('base64')}\n`;
}

/**
 * The bundler sets `NODE_ENV` to `production` for the whole process, so the dev server would get the wrong version of
 * React.
 */
async function keepingNodeEnv<T>(run: () => Promise<T>): Promise<T> {
  const before = process.env.NODE_ENV;
  try {
    return await run();
  } finally {
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  }
}

function ownAddress(): Plugin {
  return {
    name: 'lectern-own-address',
    enforce: 'pre',
    transform(code, id) {
      if (!code.includes('import.meta')) return undefined;
      const url = pathToFileURL(id);
      return code
        .replaceAll('import.meta.url', JSON.stringify(url.href))
        .replaceAll('import.meta.filename', JSON.stringify(id))
        .replaceAll('import.meta.dirname', JSON.stringify(id.replace(/[/\\][^/\\]*$/, '')));
    },
  };
}

function noteFiles(files: Set<string>): Plugin {
  return {
    name: 'lectern-note-files',
    buildEnd() {
      for (const id of this.getModuleIds()) if (isAbsolute(id)) files.add(id.replace(/\?.*$/, ''));
    },
  };
}
