import { join } from 'node:path';
import { listFiles } from '../../../util/files.js';
import { markFile } from '../mark.js';
import type { OutputFolder } from '../output.js';
import { openOutput } from '../output.js';

type Options = Omit<Parameters<typeof openOutput>[0], 'outDir' | 'dir' | 'site'>;

const site = '0123456789abcdef0123';

export function openTempOutput({ dir, ...options }: { dir: string } & Options): OutputFolder {
  return openOutput({ outDir: join(dir, 'build'), dir: join(dir, 'stage'), site, ...options });
}

export async function publishFiles(dir: string, files: Readonly<Record<string, string>>): Promise<void> {
  const output = openTempOutput({ dir });
  for (const [file, text] of Object.entries(files)) await output.write(file, text);
  await output.publish();
}

export function filesIn(dir: string): string[] {
  return listFiles(dir).filter((file) => !file.endsWith(markFile));
}
