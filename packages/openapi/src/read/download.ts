import { bundleFiles } from './bundle.js';
import type { LoadedFile } from './load.js';

/** The published document, if it has several files: all of them in one. */
export function bundledText(files: readonly LoadedFile[]): string | undefined {
  return files.length === 1 ? undefined : `${JSON.stringify(bundleFiles(files).root)}\n`;
}

/** Returns whether the document is a single JSON file. A file that isn't valid JSON is read as YAML. */
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
 * Removes line breaks, which strings cannot contain, and spaces after keys, as strings contain no bare quote: numbers
 * of any size stay as they were written.
 */
export function withoutIndentation(json: string): string {
  return json.replace(/\r?\n[\t ]*/g, '').replace(/(?<!\\)": /g, '":');
}
