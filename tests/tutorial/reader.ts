import { spawn, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { edit } from './edit.js';
import type { Fence, Step } from './fences.js';

/** These commands run until the reader stops them. */
const server = /^(?:[A-Z]+=\S+ )*npm (?:start|run (?:dev|serve))$/;

export class Reader {
  cwd: string;
  readonly #root: string;
  readonly #env: NodeJS.ProcessEnv;

  constructor({ root, home, env }: { root: string; home: string; env: NodeJS.ProcessEnv }) {
    this.#root = root;
    this.#env = env;
    this.cwd = home;
  }

  async follow(step: Step): Promise<void> {
    if (step.does === 'write') this.write({ file: step.file, text: step.fence.code });
    if (step.does === 'edit') {
      const file = path.join(this.cwd, step.file);
      const edited = edit({ text: readFileSync(file, 'utf8'), where: step.where, code: step.fence.code });
      writeFileSync(file, edited);
    }
    if (step.does === 'run') await this.#run(step.fence);
  }

  write({ file, text }: { file: string; text: string }): void {
    const target = path.join(this.cwd, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
    if (file === 'lectern.config.ts') keepEarlierLines({ siteDir: this.cwd, text });
  }

  async #run({ code }: Fence): Promise<void> {
    const lines = code.trimEnd().split('\n');
    const at = lines.findIndex((line) => server.test(line));
    if (at === -1) return void this.command(lines.join('\n'));
    if (at > 0) this.command(lines.slice(0, at).join('\n'));
    if (at < lines.length - 1) throw new Error(`Nothing runs after "${lines[at]}", which goes on.`);
    await this.#visit(lines[at] ?? '');
  }

  command(script: string, env: NodeJS.ProcessEnv = {}): string {
    const location = path.join(this.#root, '.cwd');
    const { status, stdout, stderr } = spawnSync(
      'bash',
      ['--norc', '-euc', `${script}\npwd > "${location}"`],
      {
        cwd: this.cwd,
        env: { ...this.#env, ...env },
        encoding: 'utf8',
        timeout: 280_000,
      },
    );
    if (status !== 0) throw new Error(`This failed:\n${script}\n\n${stdout}${stderr}`);
    this.cwd = readFileSync(location, 'utf8').trim();
    return stdout;
  }

  async #visit(line: string): Promise<void> {
    const child = spawn('bash', ['--norc', '-euc', line], { cwd: this.cwd, env: this.#env, detached: true });
    try {
      const address = await new Promise<string>((resolve, reject) => {
        let output = '';
        const read = (data: Buffer) => {
          output += data.toString();
          const [found] = /http:\/\/localhost:\d+\/\S*/.exec(output) ?? [];
          if (found !== undefined) resolve(found);
        };
        child.stdout.on('data', read);
        child.stderr.on('data', read);
        child.on('exit', () => reject(new Error(`"${line}" ended:\n${output}`)));
      });
      const answer = await fetch(address);
      if (!answer.ok) throw new Error(`"${line}" serves ${address}, which answers ${answer.status}.`);
    } finally {
      // The process group contains the shell, npm, and the server.
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
    }
  }
}

/**
 * A page shows only the lines to add, and a reader keeps earlier lines. So each block becomes a module, and
 * `lectern.config.ts` merges the modules.
 */
function keepEarlierLines({ siteDir, text }: { siteDir: string; text: string }): void {
  const dir = path.join(siteDir, 'earlier');
  mkdirSync(dir, { recursive: true });
  const count = readdirSync(dir).filter((name) => name.endsWith('.ts')).length;
  writeFileSync(path.join(dir, `${count}.ts`), text.replaceAll("from './", "from '../"));
  const numbers = Array.from({ length: count + 1 }, (_, index) => index);
  const merged = [
    "import { merge } from './earlier/merge.mjs';",
    ...numbers.map((number) => `import c${number} from './earlier/${number}.ts';`),
    `export default [${numbers.map((number) => `c${number}`).join(', ')}].reduce(merge, {});`,
  ];
  copyFileSync(path.join(import.meta.dirname, 'merge.mjs'), path.join(dir, 'merge.mjs'));
  writeFileSync(path.join(siteDir, 'lectern.config.ts'), `${merged.join('\n')}\n`);
}
