import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * The version of an installed package that the engine depends on. Its manifest is looked for as Node does: few packages let
 * others import it. One that is not installed has none, which is no reason to fail: whoever needs it will say so.
 */
export function packageVersion(name: string): string {
  for (const folder of createRequire(import.meta.url).resolve.paths(name) ?? []) {
    const manifest = read(join(folder, name, 'package.json'));
    if (manifest !== undefined) return (JSON.parse(manifest) as { version?: string }).version ?? '';
  }
  return '';
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
