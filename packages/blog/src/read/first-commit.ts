import { execFile } from 'node:child_process';
import { statSync } from 'node:fs';
import { basename, dirname } from 'node:path';

export async function createdAt(path: string): Promise<Date> {
  const log = await new Promise<string>((resolve) => {
    const args = ['log', '--follow', '--diff-filter=A', '--format=%cI', '--', basename(path)];
    execFile('git', args, { cwd: dirname(path) }, (_, stdout) => resolve(stdout));
  });
  const date = new Date(log.trim().split('\n').at(-1) ?? '');
  return Number.isNaN(date.getTime()) ? statSync(path).birthtime : date;
}
