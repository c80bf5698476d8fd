import { readFileSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { isFile } from '../../util/files.js';
import { sassSource } from './older-sass.js';

export function collectInputs({ inputs, siteDir }: { inputs: Set<string>; siteDir: string }): Plugin {
  return {
    name: 'lectern-inputs',
    buildEnd() {
      for (const id of this.getModuleIds()) {
        const path = id.replace(/^\0/, '').replace(/\?.*$/, '');
        const file = sassSource(path) ?? path;
        if (isAbsolute(file)) addFile({ file, inputs, siteDir });
      }
    },
  };
}

const styleSheet = /\.(?:css|s[ac]ss|less|styl)$/;
const urls = /(?:@import\s+(?!url\()|\burl\(\s*|\bfrom\s+)["']?([^"')\s;]+)/g;
/**
 * Matches the at-rules of Sass, Less, and Stylus that load other files. Some accept several files, and names without
 * quotes.
 */
const rules = /@(?:use|forward|import|require)\s([^;\r\n]+)/g;
const names = /[^\s"'(),;]+/g;

/** For a style sheet, also adds its imports, because the bundler doesn't report them. */
function addFile({ file, inputs, siteDir }: { file: string; inputs: Set<string>; siteDir: string }): void {
  if (inputs.has(file)) return;
  inputs.add(file);
  if (!styleSheet.test(file)) return;
  for (const path of importsOf({ file, siteDir })) addFile({ file: path, inputs, siteDir });
}

export function importsOf({ file, siteDir }: { file: string; siteDir: string }): string[] {
  const source = readSafely(file);
  const absolute = (name: string): string[] => {
    if (name.startsWith('@site/')) return [join(siteDir, name.slice('@site/'.length))];
    return /^(?:[a-z]+:|\/)/i.test(name) ? [] : [resolve(dirname(file), name)];
  };
  const plain = [...source.matchAll(urls)].flatMap(([, url = '']) => absolute(url.replace(/[?#].*$/, '')));
  if (file.endsWith('.css')) return plain;
  const listed = [...source.matchAll(rules)].flatMap(([, list = '']) => list.match(names) ?? []);
  return [...new Set([...plain, ...listed.flatMap(absolute).flatMap(candidates)])].filter(isFile);
}

function candidates(path: string): string[] {
  const partial = join(dirname(path), `_${basename(path)}`);
  const bases = [path, partial, join(path, '_index'), join(path, 'index')];
  return bases.flatMap((base) => ['', '.scss', '.sass', '.css', '.less', '.styl'].map((end) => base + end));
}

function readSafely(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
