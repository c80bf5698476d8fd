import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const file = /^(?:postcss\.config\.[cm]?[jt]s|\.postcssrc(?:\..+)?)$/;

export function hasPostcssConfig(folder: string): boolean {
  const isFound = readNames(folder).some(
    (name) => file.test(name) || (name === 'package.json' && hasPostcssKey(join(folder, name))),
  );
  return isFound || (folder !== dirname(folder) && hasPostcssConfig(dirname(folder)));
}

function readNames(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function hasPostcssKey(manifest: string): boolean {
  try {
    const content: unknown = JSON.parse(readFileSync(manifest, 'utf8'));
    return typeof content === 'object' && content !== null && 'postcss' in content;
  } catch {
    // The bundler reports the invalid file.
    return true;
  }
}
