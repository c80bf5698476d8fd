import { nearest } from 'lectern/plugin';
import type { RepositoryFiles } from '../files.js';
import { slips } from '../names/name-index.js';
import { npmProblems, npxProblems } from './npm.js';
import { programOptionProblems } from './program-options.js';
import type { CommandFacts, Word, WordProblem } from './shell-words.js';
import { meant, optionProblem, unknownWord } from './shell-words.js';
import type { FenceProblem } from './types.js';

const gitCommands = (
  'add bisect blame branch checkout cherry-pick clean clone commit config diff fetch grep init log ls-files merge mv ' +
  'pull push rebase reflog remote reset restore revert rm show stash status submodule switch tag worktree'
).split(' ');
const programs = (
  'awk aws bash bun caddy cat chmod chown cp curl deno diff docker echo export find git grep gunzip gzip head kubectl ls ' +
  'make mkdir mv nginx node npm npx open pip pnpm podman printf pwd python python3 rm rsync scp sed ssh source sudo ' +
  'systemctl tail tar tee test touch unzip wget xargs yarn zip vitest playwright'
).split(' ');

export function commandProblems({
  text,
  facts,
  files,
}: {
  text: string;
  facts: CommandFacts;
  files: RepositoryFiles;
}): FenceProblem[] {
  const lines = joinContinued(text.split('\n'));
  return lines.flatMap(({ line, text: written }) =>
    splitCommands(written).flatMap(({ words }) => {
      const place = (word: Word, message: string): FenceProblem => ({ line, column: word.column, message });
      const command = words.filter(({ text: word }, index) => !isAssignment({ word, words, index }));
      const [program, ...rest] = command;
      if (program === undefined) return [];
      const found = wordProblems({ program, rest, facts, files });
      return found.map(({ word, message }) => place(word, message));
    }),
  );
}

function wordProblems({
  program,
  rest,
  facts,
  files,
}: {
  program: Word;
  rest: readonly Word[];
  facts: CommandFacts;
  files: RepositoryFiles;
}): WordProblem[] {
  const paths = rest.flatMap((word) => pathProblem({ word, files }));
  const [first, ...others] = rest;
  if (program.text === 'npm') return [...npmProblems({ rest, facts }), ...paths];
  if (program.text === 'npx' && first !== undefined && facts.programs.has(first.text))
    return [...programProblems({ program: first.text, rest: others, facts }), ...paths];
  if (program.text === 'npx' && first !== undefined)
    return [...npxProblems({ word: first, facts }), ...paths];
  if (facts.programs.has(program.text))
    return [...programProblems({ program: program.text, rest, facts }), ...paths];
  const options = programOptionProblems({ program: program.text, rest });
  if (program.text === 'git' && first !== undefined && !first.text.startsWith('-'))
    return [...unknownWord({ word: first, known: gitCommands, what: 'git command' }), ...options, ...paths];
  if (program.text === 'node') return [...nodeProblems(rest), ...paths];
  const isPlain = /^[a-z][a-z0-9-]{2,}$/.test(program.text);
  if (!isPlain || programs.includes(program.text) || facts.programs.has(program.text))
    return [...options, ...paths];
  const near = nearest({ found: program.text, known: programs, limit: 1 });
  // The list of programs is incomplete, so only a name similar to a listed one is reported.
  return near === undefined
    ? paths
    : [{ word: program, message: `There is no program "${program.text}".${meant(near)}` }, ...paths];
}

function programProblems({
  program,
  rest,
  facts,
}: {
  program: string;
  rest: readonly Word[];
  facts: CommandFacts;
}): WordProblem[] {
  const [command] = rest;
  const known = [...facts.commands].flatMap((text) =>
    text.startsWith(`${program} `) ? [text.split(' ')[1] ?? ''] : [],
  );
  const named =
    command === undefined || command.text.startsWith('-') || command.text.startsWith('<')
      ? []
      : unknownWord({ word: command, known, what: `${program} command` });
  return [...named, ...rest.flatMap((word) => optionProblem({ word, facts, isSure: true }))];
}

function nodeProblems(rest: readonly Word[]): WordProblem[] {
  const known = process.allowedNodeEnvironmentFlags;
  return rest
    .slice(
      0,
      Math.max(
        0,
        rest.findIndex(({ text }) => !text.startsWith('-')),
      ),
    )
    .flatMap((word) => {
      const text = word.text.split('=')[0] ?? '';
      if (
        known.has(text) ||
        ['--version', '--test', '--help', '--eval', '--run', '--watch', '--env-file'].includes(text)
      )
        return [];
      return text.startsWith('--')
        ? unknownWord({ word: { ...word, text }, known: [...known], what: 'node option' })
        : [];
    });
}

/**
 * Reports a missing path only if it starts with a top-level name in the repository. Other paths belong to the reader's
 * project.
 */
function pathProblem({ word, files }: { word: Word; files: RepositoryFiles }): WordProblem[] {
  const path = word.text.replace(/^\.\//, '').replace(/\/$/, '').replace(/:\d+$/, '');
  const [top = ''] = path.split('/');
  if (!path.includes('/') || !/^[\w.@/-]+$/.test(path) || !files.top.has(top) || files.paths.has(path))
    return [];
  const known = [...files.paths].filter((other) => other.startsWith(`${top}/`));
  const near = nearest({ found: path, known, limit: Math.max(3, slips(path)) });
  return [{ word, message: `There is no file or folder "${path}" in the repository.${meant(near)}` }];
}

function isAssignment({
  word,
  words,
  index,
}: {
  word: string;
  words: readonly Word[];
  index: number;
}): boolean {
  return (
    words.slice(0, index + 1).every(({ text }) => /^[A-Z_][A-Z0-9_]*=/.test(text)) && /^[A-Z_]/.test(word)
  );
}

/** A joined line keeps the number of its first line. */
function joinContinued(lines: readonly string[]): { line: number; text: string }[] {
  const joined: { line: number; text: string }[] = [];
  let isOpen = false;
  for (const [index, text] of lines.entries()) {
    const last = joined.at(-1);
    if (isOpen && last !== undefined) last.text = `${last.text} ${text.trim()}`;
    else joined.push({ line: index + 1, text });
    isOpen = /\\\s*$/.test(text);
    const now = joined.at(-1);
    if (isOpen && now !== undefined) now.text = now.text.replace(/\\\s*$/, '');
  }
  return joined;
}

/**
 * A quoted string becomes an empty word. No package splits commands and keeps positions: bash-parser is unmaintained,
 * shell-quote drops positions, and sh-syntax is a megabyte of WebAssembly.
 */
function splitCommands(line: string): { words: Word[] }[] {
  if (/^\s*(?:#|\$env:|>|})/.test(line)) return [];
  const commands: { words: Word[] }[] = [{ words: [] }];
  const token = /"(?:[^"\\]|\\.)*"|'[^']*'|(&&|\|\||[|;])|(?:^|(?<=\s))#.*$|[^\s"'|;&]+|&/g;
  for (const { 0: text, 1: separator, index } of line
    .replace(/^\s*\$ /, (prompt) => ' '.repeat(prompt.length))
    .matchAll(token)) {
    if (separator !== undefined) commands.push({ words: [] });
    else if (text.startsWith('#') || text === '&') continue;
    else commands.at(-1)?.words.push({ text: /^["']/.test(text) ? '' : text, column: index + 1 });
  }
  return commands.filter(({ words }) => words.length > 0);
}
