import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readText } from 'lectern/plugin';

export function readNamedFile({
  siteDir,
  file,
}: {
  siteDir: string;
  file: string;
}): { path: string; text: string } | { problem: string } {
  const path = join(siteDir, file);
  if (!existsSync(path)) return { problem: `The file "${file}" does not exist.` };
  const { text, diagnostic } = readText({ path, file });
  return diagnostic === undefined
    ? { path, text }
    : { problem: diagnostic.message.replace(/^The file/, `"${file}"`) };
}

export function invalidPattern(source: string | undefined): string | undefined {
  try {
    new RegExp(source ?? '', 'u');
    return undefined;
  } catch (error) {
    return `${error instanceof Error ? error.message : String(error)}.`;
  }
}
