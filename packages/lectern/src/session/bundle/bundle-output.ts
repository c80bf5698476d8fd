import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { build, Rolldown } from 'vite';

export function entries(files: readonly string[]): Record<string, string> {
  const named: Record<string, string> = {};
  for (const file of files) {
    const name = basename(file).replace(/\.\w+$/, '');
    let unique = name;
    for (let count = 2; unique in named; count += 1) unique = `${name}${count}`;
    named[unique] = file;
  }
  return named;
}

export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

export type OutputItem = Rolldown.OutputChunk | Rolldown.OutputAsset;

export function outputOf(result: Awaited<ReturnType<typeof build>>): OutputItem[] {
  const first = Array.isArray(result) ? result[0] : result;
  if (first === undefined || !('output' in first)) throw new Error('The bundler produced no output.');
  return first.output;
}

export async function writeAsset({
  path,
  content,
}: {
  path: string;
  content: string | Uint8Array;
}): Promise<void> {
  await mkdir(join(path, '..'), { recursive: true });
  await writeFile(path, content);
}
