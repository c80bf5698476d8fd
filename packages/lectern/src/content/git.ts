import { spawn } from 'node:child_process';
import { posix } from 'node:path';
import { siteRelative } from './paths.js';

interface Options {
  siteDir: string;
  dirs: readonly string[];
}

export interface LastUpdate {
  lastUpdated?: string | undefined;
  lastUpdatedBy?: string | undefined;
}

export async function lastUpdates({
  source: { showLastUpdateTime, showLastUpdateAuthor },
  ...options
}: Options & {
  source: { showLastUpdateTime: boolean; showLastUpdateAuthor: boolean };
}): Promise<ReadonlyMap<string, LastUpdate>> {
  if (!showLastUpdateTime && !showLastUpdateAuthor) return new Map();
  const changes = await lastChanges(options);
  return new Map(
    [...changes].map(([file, { date, author }]) => [
      file,
      {
        ...(showLastUpdateTime ? { lastUpdated: date } : {}),
        ...(showLastUpdateAuthor ? { lastUpdatedBy: author } : {}),
      },
    ]),
  );
}

/** The last commit that changed a file. */
export interface LastChange {
  /** The commit's ISO date. */
  date: string;
  /** The name of the commit's author. */
  author: string;
}

/**
 * Returns each file's last commit, by path relative to the site's folder. The map is empty without Git, outside a
 * repository, and in a shallow clone, where the oldest commit seems to add every file.
 */
export async function lastChanges({ siteDir, dirs }: Options): Promise<Map<string, LastChange>> {
  if (dirs.length === 0) return new Map();
  const state = await git({ siteDir, args: ['rev-parse', '--is-shallow-repository', '--show-prefix'] });
  const [shallow, prefix = ''] = state?.split('\n') ?? [];
  if (shallow !== 'false') return new Map();
  const paths = dirs.map((path) => siteRelative({ siteDir, path }) || '.');
  const log = await git({
    siteDir,
    args: [
      '-c',
      'log.showSignature=false',
      'log',
      '-z',
      '--format=%x01%cI %an',
      '--name-only',
      '--no-renames',
      '--',
      ...paths,
    ],
  });
  return log === undefined ? new Map() : parseLog({ log, prefix });
}

/**
 * Parses the output of `git log -z --format=%x01%cI %an --name-only`, which lists the newest commit first. Its paths
 * are relative to the repository. `prefix` is the path of the site's folder in the repository.
 */
export function parseLog({ log, prefix }: { log: string; prefix: string }): Map<string, LastChange> {
  const changes = new Map<string, LastChange>();
  let change: LastChange = { date: '', author: '' };
  for (const record of log.split('\0')) {
    if (record.startsWith('\u0001')) {
      const [date = '', ...author] = record.slice(1).split(' ');
      change = { date, author: author.join(' ') };
      continue;
    }
    // The first file of each commit is preceded by a line break.
    const name = record.startsWith('\n') ? record.slice(1) : record;
    if (name === '') continue;
    const file = posix.relative(`/${prefix}`, `/${name}`);
    if (!changes.has(file)) changes.set(file, change);
  }
  return changes;
}

function git({ siteDir, args }: { siteDir: string; args: string[] }): Promise<string | undefined> {
  return new Promise((resolve) => {
    const child = spawn('git', args, { cwd: siteDir, stdio: ['ignore', 'pipe', 'ignore'] });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', () => resolve(undefined));
    child.on('close', (status) => resolve(status === 0 ? Buffer.concat(chunks).toString('utf8') : undefined));
  });
}
