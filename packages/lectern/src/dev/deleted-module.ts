import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { changedFile } from './needs-restart.js';

/** Vite's error for a module that was deleted after its import was resolved. */
const failedLoad = /^Failed to load url .*? \(resolved id: (.+?)(?:\?[^)]*)?\)/;

/** Vite resolves a module's imports only when the module changes, so the error lasts until the dev server restarts. */
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
