import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { SharedCache } from '../../cache/shared/shared-cache.js';
import { packFiles, unpackFiles } from '../../util/file-list.js';
import { hashText } from '../../util/hash.js';

/** The inputs and outputs of a bundle, as JSON. Other machines compare the inputs with their own files. */
type Description = string;

interface Options {
  dir: string;
  /** Hash of the bundle's dependencies other than its input files. */
  key: string;
  shared: SharedCache;
}

const noteOf = (key: string): string => `bundle ${key}`;

/**
 * Fetches the description of a bundle whose inputs are the same as on this machine. The files that a bundle depends on
 * are unknown before bundling, so the latest few bundles are compared.
 * @param fits - Returns whether the inputs in a description match the files on this machine.
 */
export async function fetchBundle({
  dir,
  key,
  shared,
  fits,
}: Options & { fits: (description: Description) => boolean }): Promise<Description | undefined> {
  const names = await shared.notes(noteOf(key));
  if (names.length === 0) return undefined;
  const found = new Map<string, Description>();
  await shared.fetch({
    kind: 'bundle-inputs',
    names,
    onEntry: ({ name, content }) => void found.set(name, content.toString('utf8')),
  });
  const name = names.find((candidate) => {
    const description = found.get(candidate);
    return description !== undefined && fits(description);
  });
  if (name === undefined) return undefined;
  let isWritten = false;
  await shared.fetch({
    kind: 'bundle',
    names: [name],
    onEntry: ({ content }) => {
      for (const file of unpackFiles(content) ?? []) {
        const path = join(dir, file.name);
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, file.content);
        isWritten = true;
      }
    },
  });
  return isWritten ? found.get(name) : undefined;
}

export function shareBundle({
  dir,
  key,
  description,
  files,
  shared,
}: Options & { description: Description; files: readonly string[] }): void {
  if (!shared.isOpen) return;
  const name = hashText(description);
  shared.note({ key: noteOf(key), name });
  shared.use({ kind: 'bundle-inputs', name, load: () => description });
  shared.use({
    kind: 'bundle',
    name,
    load: () => packFiles(files.map((file) => ({ name: file, content: readFileSync(join(dir, file)) }))),
  });
}
