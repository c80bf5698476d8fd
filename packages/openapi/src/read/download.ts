import { bundleFiles } from './bundle.js';
import type { LoadedFile } from './load.js';

export function bundledText(files: readonly LoadedFile[]): string | undefined {
  return files.length === 1 ? undefined : `${JSON.stringify(bundleFiles(files).root)}\n`;
}

/** A `.json` file with invalid JSON is read as YAML, so the file name isn't enough. */
export function isJson([main, ...others]: readonly LoadedFile[]): boolean {
  if (main === undefined || others.length > 0 || !main.file.endsWith('.json')) return false;
  try {
    JSON.parse(main.text);
    return true;
  } catch {
    return false;
  }
}

/**
 * The JSON is not parsed, so numbers keep all of their digits. Strings don't change, because they contain neither line
 * breaks nor unescaped quotation marks.
 */
export function withoutIndentation(json: string): string {
  return json.replace(/\r?\n[\t ]*/g, '').replace(/(?<!\\)": /g, '":');
}
