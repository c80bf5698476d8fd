import { readFile } from 'node:fs/promises';
import { analyzeModule } from './island-exports.js';

interface Input {
  file: string;
  families: readonly string[];
  resolve: (specifier: string, importer: string) => Promise<string | undefined>;
  isOwn: (file: string) => boolean;
}

/**
 * Returns whether a module combines components that share a React context and need the browser, such as a tooltip and
 * its trigger. As separate islands, they couldn't share the context, so the module must be the island.
 */
export async function combinesFamily({ file, families, resolve, isOwn }: Input): Promise<boolean> {
  for (const specifier of families) {
    const [path = ''] = (await resolve(specifier, file))?.split('?') ?? [];
    if (!isOwn(path) || !/\.[cm]?[jt]sx?$/.test(path)) continue;
    const source = await readFile(path, 'utf8');
    if (/\bcreateContext\b/.test(source) && analyzeModule({ file: path, source, auto: true }).isIsland)
      return true;
  }
  return false;
}
