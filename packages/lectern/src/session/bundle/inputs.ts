import { readFileSync } from 'node:fs';
import { dirname, isAbsolute, join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Records all input files of a bundle: modules, style sheets, and their dependencies. */
export function collectInputs({ inputs, siteDir }: { inputs: Set<string>; siteDir: string }): Plugin {
  return {
    name: 'lectern-inputs',
    buildEnd() {
      for (const id of this.getModuleIds()) {
        const file = id.replace(/^\0/, '').replace(/\?.*$/, '');
        if (isAbsolute(file)) addFile({ file, inputs, siteDir });
      }
    },
  };
}

/** Adds an input file. For a style sheet, also adds its imports, because the bundler doesn't report them. */
function addFile({ file, inputs, siteDir }: { file: string; inputs: Set<string>; siteDir: string }): void {
  if (inputs.has(file)) return;
  inputs.add(file);
  if (!file.endsWith('.css')) return;
  const pattern = /(?:@import\s+|\burl\(\s*|\bfrom\s+)["']?([^"')\s;]+)/g;
  for (const [, address = ''] of readSafely(file).matchAll(pattern)) {
    const path = address.replace(/[?#].*$/, '');
    if (path.startsWith('@site/'))
      addFile({ file: join(siteDir, path.slice('@site/'.length)), inputs, siteDir });
    else if (!/^(?:[a-z]+:|\/)/i.test(path)) addFile({ file: resolve(dirname(file), path), inputs, siteDir });
  }
}

function readSafely(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
