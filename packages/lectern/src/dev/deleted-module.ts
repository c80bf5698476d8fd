import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { changedFile } from './needs-restart.js';

/** Vite's error for a module whose import was resolved before the file was deleted. */
const failedLoad = /^Failed to load url .*? \(resolved id: (.+?)(?:\?[^)]*)?\)/;

/**
 * Returns an error for a file of the site that was deleted, but that other modules still import. Vite resolves the
 * imports of a module only when the module changes, so this lasts until the dev server restarts.
 */
export function deletedModule({
  error,
  siteDir,
}: {
  error: unknown;
  siteDir: string;
}): Diagnostic | undefined {
  const path = error instanceof Error ? failedLoad.exec(error.message)?.[1] : undefined;
  if (path === undefined) return undefined;
  const file = relative(siteDir, path);
  if (file.startsWith('..') || existsSync(join(siteDir, file))) return undefined;
  return changedFile({ file, what: 'deleted', severity: 'error' });
}
