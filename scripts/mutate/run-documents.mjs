import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Problem } from '../problem.mjs';
import { mutate } from './apply.mjs';

/**
 * Checks a copy of the repository that has all mutations at once, and returns them, each with the error or warning at its line.
 * Errors of one step can keep a later step from running, so what was seen is taken back, and the rest is checked again
 * until nothing more is seen.
 */
export function runDocuments({ root, mutations }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'mutate-'));
  try {
    copyRepository({ root, folder });
    const [before] = check({ root, folder }).filter(({ severity }) => severity === 'error');
    // Errors of one step keep later steps from running: then nothing is seen there.
    if (before)
      throw new Problem(
        `Before any mutation, ${before.file} has an error: ${before.message} Run "npm run check".`,
      );
    let unseen = mutations;
    const seen = new Map();
    for (;;) {
      restore({ root, folder, mutations });
      const places = apply({ root, folder, mutations: unseen });
      const found = check({ root, folder });
      const now = unseen.filter((one) => {
        const { file, line, height } = places.get(one);
        const hit = found.find((it) => it.file === file && it.line >= line && it.line < line + height);
        if (hit) seen.set(one, `[${hit.code}] ${hit.message}`);
        return hit !== undefined;
      });
      unseen = unseen.filter((one) => !now.includes(one));
      if (now.length === 0 || unseen.length === 0) break;
    }
    return mutations.map((one) => ({ ...one, seenBy: seen.get(one) }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The files that git knows or would add, as its own repository: checks look names of files up in it. */
function copyRepository({ root, folder }) {
  const list = git({ cwd: root, args: ['ls-files', '-z', '--cached', '--others', '--exclude-standard'] });
  for (const file of list.split('\0').filter(Boolean)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    cpSync(path.join(root, file), path.join(folder, file));
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  git({ cwd: folder, args: ['init', '--quiet'] });
  git({ cwd: folder, args: ['add', '--all'] });
}

function git({ cwd, args }) {
  const { status, stdout, stderr } = spawnSync('git', args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Problem(`"git ${args.join(' ')}" ended with exit code ${status}:\n${stderr}`);
  return stdout;
}

/** Where each mutation is in the copy: its first line, and how many lines it has. Lines of a file keep their number. */
function apply({ root, folder, mutations }) {
  const texts = new Map();
  const places = mutations.map((one) => {
    const original = readFileSync(path.join(root, 'site', one.file), 'utf8');
    const { line } = mutate({ ...one, text: original });
    texts.set(one.file, mutate({ ...one, text: texts.get(one.file) ?? original }).text);
    return [one, { file: one.file, line, height: one.to.split('\n').length }];
  });
  for (const [file, text] of texts) writeFileSync(path.join(folder, 'site', file), text);
  return new Map(places);
}

function restore({ root, folder, mutations }) {
  for (const { file } of mutations) cpSync(path.join(root, 'site', file), path.join(folder, 'site', file));
}

function check({ root, folder }) {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(root, 'packages/lectern/bin/lectern.js'), 'check', path.join(folder, 'site'), '--json'],
    { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  try {
    return JSON.parse(stdout).diagnostics;
  } catch (cause) {
    throw new Problem(`lectern check gave no JSON:\n${stdout}${stderr}`, { cause });
  }
}
