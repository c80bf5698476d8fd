import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

export interface RepositoryFiles {
  /** Paths of files and folders, relative to the root and without a trailing slash. */
  paths: ReadonlySet<string>;
  names: ReadonlySet<string>;
  top: ReadonlySet<string>;
}

/** Returns the files that git tracks or would add, and their folders. Without git, the sets are empty. */
export function repositoryFiles(root: string): RepositoryFiles {
  const files = gitFiles(root);
  const paths = new Set<string>();
  for (const file of files) for (let path = file; path !== '.'; path = posix.dirname(path)) paths.add(path);
  return {
    paths,
    names: new Set(files.map((file) => posix.basename(file))),
    top: new Set(files.map((file) => file.split('/')[0] ?? '').filter((name) => paths.has(name))),
  };
}

function gitFiles(root: string): string[] {
  try {
    const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
    const text = execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 100_000_000,
    });
    return text.split('\0').filter((file) => file !== '' && existsSync(join(root, file)));
  } catch {
    return [];
  }
}

export function isMatch({ file, patterns }: { file: string; patterns: readonly string[] }): boolean {
  const [without, wanted] = [
    patterns.filter((one) => one.startsWith('!')),
    patterns.filter((one) => !one.startsWith('!')),
  ];
  if (without.some((pattern) => matches({ file, pattern: pattern.slice(1) }))) return false;
  return wanted.some((pattern) => matches({ file, pattern }));
}

/** Node's `path.matchesGlob` isn't used, because it is experimental in Node 20 and prints a warning. */
function matches({ file, pattern }: { file: string; pattern: string }): boolean {
  return new RegExp(`^${patternSource(pattern)}$`).test(file);
}

function patternSource(pattern: string): string {
  return pattern.replace(/\*\*\/?|\*|\{[^}]*\}|[.+?^$()|[\]\\{}]/g, (part) => {
    if (part.startsWith('**')) return part.endsWith('/') ? '(?:.*/)?' : '.*';
    if (part === '*') return '[^/]*';
    if (part.length > 1) return `(?:${part.slice(1, -1).split(',').map(patternSource).join('|')})`;
    return `\\${part}`;
  });
}

export function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as unknown;
  } catch {
    return undefined;
  }
}
