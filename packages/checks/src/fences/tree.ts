import { didYouMean } from 'lectern/plugin';
import type { RepositoryFiles } from '../files.js';
import type { FenceProblem } from './types.js';

/**
 * Checks a tree of folders and files. Each level is indented by two spaces, and two spaces separate a name from a
 * comment. Each name must exist, and the tree must list every top-level folder that isn't hidden.
 */
export function treeProblems({
  code,
  root: option,
  files,
}: {
  code: string;
  /** The folder that the tree shows, or `true` for the root of the repository. */
  root: string | true;
  files: RepositoryFiles;
}): FenceProblem[] {
  if (files.paths.size === 0) return [];
  const root = option === true ? '' : `${option.replace(/\/$/, '')}/`;
  const problems: FenceProblem[] = [];
  const parents: string[] = [];
  const listed = new Set<string>();
  for (const [index, text] of code.split('\n').entries()) {
    const [, indent = '', names = ''] = /^( *)([^\s,]+(?:, [^\s,]+)*)/.exec(text) ?? [];
    const depth = Math.floor(indent.length / 2);
    for (const name of names.split(', ').filter(Boolean)) {
      const path = `${root}${[...parents.slice(0, depth), name].join('')}`.replace(/\/$/, '');
      if (depth === 0) listed.add(name.replace(/\/$/, ''));
      if (files.paths.has(path)) continue;
      const known = [...files.paths].filter((other) => other.split('/').length === path.split('/').length);
      const message = `There is no file or folder "${path}" in the repository.${didYouMean({ found: path, known })}`;
      problems.push({ line: index + 1, column: text.indexOf(name) + 1, message });
    }
    parents[depth] = names.split(', ')[0] ?? '';
  }
  const missing = foldersIn({ root, files }).filter((name) => !listed.has(name) && !name.startsWith('.'));
  return [
    ...problems,
    ...missing.map((name) => ({
      line: 1,
      column: 1,
      message: `The tree does not list the folder "${name}", which is in the repository.`,
    })),
  ];
}

function foldersIn({ root, files }: { root: string; files: RepositoryFiles }): string[] {
  const names = [...files.paths].flatMap((path) => {
    if (!path.startsWith(root)) return [];
    const [name = '', ...rest] = path.slice(root.length).split('/');
    return rest.length > 0 ? [name] : [];
  });
  return [...new Set(names)];
}
