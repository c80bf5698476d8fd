/**
 * Follows the introduction in an empty Vite project, with the tarball that npm would publish. Nothing is downloaded:
 * this repository provides the files that `npm create vite` creates, the packages, and the model.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { installedPackages } from '../../../../scripts/installed-packages.mjs';
import { findPackages, packPackages } from '../../../../scripts/packages.mjs';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const INTRODUCTION = path.join(ROOT, 'site/docs/intro.md');
const LIBRARY = 'packages/aac-voice-api';
const WHISPER = 'node_modules/@transcribe/shout';
const WHISPER_HEADING = '## Recognize any words with Whisper';
const FENCE = /^```(?<language>\w+)(?:[^\n]*?title="(?<file>[^"]+)")?[^\n]*\n(?<code>[\s\S]*?)^```/gmu;

/**
 * The files that `npm create vite@latest my-game -- --template vanilla-ts --no-immediate` creates, without the example.
 */
const TEMPLATE = {
  'package.json': {
    name: 'my-game',
    private: true,
    version: '0.0.0',
    type: 'module',
    scripts: { dev: 'vite', build: 'tsc && vite build', preview: 'vite preview' },
  },
  'tsconfig.json': {
    compilerOptions: {
      target: 'es2023',
      module: 'esnext',
      lib: ['ES2023', 'DOM'],
      types: ['vite/client'],
      strict: true,
      skipLibCheck: true,
      moduleResolution: 'bundler',
      allowImportingTsExtensions: true,
      verbatimModuleSyntax: true,
      moduleDetection: 'force',
      noEmit: true,
      noUnusedLocals: true,
      noUnusedParameters: true,
      erasableSyntaxOnly: true,
    },
    include: ['src', 'vite.config.ts'],
  },
};

interface Steps {
  readonly commands: readonly string[];
  readonly files: ReadonlyMap<string, string>;
  readonly changes: ReadonlyMap<string, readonly string[]>;
}

function readSteps(text: string): Steps {
  const commands: string[] = [];
  const files = new Map<string, string>();
  const changes = new Map<string, readonly string[]>();
  for (const { groups } of text.matchAll(FENCE)) {
    const { language, file, code = '' } = groups ?? {};
    const [, changed] = /^(.+) \(the lines that change\)$/u.exec(file ?? '') ?? [];
    if (language === 'bash') commands.push(...code.trim().split('\n'));
    else if (changed !== undefined) changes.set(changed, code.trim().split('\n'));
    else if (file !== undefined && language !== 'http') files.set(file, code);
  }
  return { commands, files, changes };
}

export interface FollowedIntroduction {
  readonly game: string;
  chooseWhisper(): void;
  remove(): void;
}

interface Reader {
  cwd: string;
  readonly tarballs: ReadonlyMap<string, string>;
  readonly model: Uint8Array;
}

const COMMANDS: readonly (readonly [RegExp, (reader: Reader, words: readonly string[]) => void])[] = [
  [
    /^npm create vite@latest (\S+) -- --template vanilla-ts --no-immediate$/u,
    ({ cwd }, [name = '']) => scaffold(path.join(cwd, name)),
  ],
  [
    /^cd (\S+)$/u,
    (reader, [to = '']) => {
      reader.cwd = path.join(reader.cwd, to);
    },
  ],
  [
    /^npx (aac-voice-recognizer \S+)$/u,
    ({ cwd }, [command = '']) => run({ cwd, command: `npx --no-install ${command}` }),
  ],
  [
    /^curl -L --create-dirs -o (\S+) https:\/\/\S+$/u,
    ({ cwd, model }, [to = '']) => write(path.join(cwd, to), model),
  ],
  // These commands do nothing, because the repository is already cloned, installed, and packed, and the template has no
  // dependencies.
  [/^(?:git clone|npm (?:install|pack) --prefix) |^npm install$/u, () => {}],
  [/^npm install (.+)$/u, (reader, [names = '']) => install(reader, names.split(' '))],
  [/^npm run dev$/u, () => {}],
];

export async function followIntroduction(model: Uint8Array): Promise<FollowedIntroduction> {
  const [first = '', second] = readFileSync(INTRODUCTION, 'utf8').split(WHISPER_HEADING);
  if (second === undefined) throw new Error(`site/docs/intro.md has no heading "${WHISPER_HEADING}".`);
  const folder = await mkdtemp(path.join(tmpdir(), 'introduction-'));
  const reader: Reader = { cwd: folder, tarballs: pack(folder), model };
  // In the game's own folder, `npm install` would remove these links.
  mkdirSync(path.join(folder, 'node_modules'));
  for (const name of ['vite', 'typescript'])
    symlinkSync(path.join(ROOT, 'node_modules', name), path.join(folder, 'node_modules', name), 'junction');
  follow(reader, readSteps(first));
  return {
    game: reader.cwd,
    chooseWhisper: () => follow(reader, readSteps(second)),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function follow(reader: Reader, { commands, files, changes }: Steps): void {
  // A document may show the command before the program, but the reader writes the program first, so commands that start
  // programs run last.
  const programs = commands.filter((command) => command.startsWith('node '));
  for (const command of commands.filter((one) => !programs.includes(one))) {
    const known = COMMANDS.find(([form]) => form.test(command));
    if (known === undefined)
      throw new Error(`site/docs/intro.md tells a reader to run "${command}", which this test cannot do.`);
    const [form, act] = known;
    act(reader, form.exec(command)?.slice(1) ?? []);
  }
  for (const [file, code] of files) write(path.join(reader.cwd, file), code);
  for (const command of programs) run({ cwd: reader.cwd, command });
  for (const [file, lines] of changes) {
    const target = path.join(reader.cwd, file);
    writeFileSync(target, lines.reduce(changeLine, readFileSync(target, 'utf8')));
  }
}

function changeLine(code: string, line: string): string {
  const [call = '', ...rest] = line.split('(');
  if (rest.length === 0) return code;
  const lines = code.split('\n');
  const index = lines.findIndex((one) => one.trim().startsWith(`${call}(`));
  if (index < 0) throw new Error(`site/docs/intro.md changes "${call}(…)", which src/main.ts does not have.`);
  return lines.map((one, at) => (at === index ? one.replace(one.trim(), line) : one)).join('\n');
}

function pack(into: string): ReadonlyMap<string, string> {
  const packages = findPackages({ root: ROOT }).filter(({ dir }) => dir === LIBRARY);
  const packed = packPackages({ root: ROOT, packages, into });
  return new Map([
    ...packed.flatMap(({ name, tarball }): [string, string][] => [
      [name, tarball],
      [`./${path.basename(tarball)}`, tarball],
    ]),
    ['@transcribe/shout', path.join(ROOT, WHISPER)],
  ]);
}

function scaffold(game: string): void {
  for (const [file, content] of Object.entries(TEMPLATE))
    write(path.join(game, file), JSON.stringify(content, null, 2));
}

function install({ cwd, tarballs }: Reader, names: readonly string[]): void {
  const targets = names.map((name) => {
    const target = tarballs.get(name);
    if (target === undefined)
      throw new Error(`site/docs/intro.md installs "${name}", which nothing here packs.`);
    return JSON.stringify(target);
  });
  const lock = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8'));
  const needed = installedPackages({ lock, folder: LIBRARY }).map((folder) =>
    JSON.stringify(path.join(ROOT, folder)),
  );
  const options = '--offline --no-audit --no-fund --install-links';
  run({ cwd, command: `npm install ${options} ${[...targets, ...needed].join(' ')}` });
}

function write(file: string, content: string | Uint8Array): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}

export function run({ cwd, command }: { cwd: string; command: string }): void {
  const { status, stdout, stderr } = spawnSync(command, { cwd, shell: true, encoding: 'utf8' });
  if (status !== 0) throw new Error(`"${command}" ended with exit code ${status}:\n${stdout}${stderr}`);
}
