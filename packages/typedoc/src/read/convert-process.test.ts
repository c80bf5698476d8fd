import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { convertApart } from './convert-apart.js';

const packageDir = mkdtempSync(join(tmpdir(), 'lectern-typedoc-'));
const input = {
  packageDir,
  entryPoints: [join(packageDir, 'index.ts')],
  tsconfig: join(packageDir, 'tsconfig.json'),
};
writeFileSync(join(packageDir, 'tsconfig.json'), '{ "files": ["index.ts"] }');
writeFileSync(
  join(packageDir, 'index.ts'),
  Array.from({ length: 2000 }, (_, index) => `/** Doc. */\nexport const x${index} = ${index};\n`).join(''),
);
afterAll(() => rmSync(packageDir, { recursive: true }));

const script = resolve(import.meta.dirname, '../../dist/read/convert-process.js');

test('typedoc: TypeDoc is stopped if a package takes longer than the time limit', async () => {
  expect(await convertApart({ script, input, seconds: 0.1 })).toMatchObject({ isStopped: true });
});

// Sends a message when the thread with TypeDoc starts.
const reportStart = `data:text/javascript,
import { syncBuiltinESMExports } from 'node:module';
import threads from 'node:worker_threads';
threads.Worker = class extends threads.Worker {
  constructor(...input) { super(...input); this.once('online', () => process.send('started')); }
};
syncBuiltinESMExports();`;

test('typedoc: the TypeDoc process ends when its parent disconnects, even during a conversion', async () => {
  const child = fork(script, { execArgv: ['--import', reportStart.replaceAll('\n', ' ')] });
  child.send({ input, seconds: 1000 });
  expect(await once(child, 'message')).toEqual(['started', undefined]);
  const exit = once(child, 'exit');
  child.disconnect();
  expect(await exit).toEqual([null, 'SIGKILL']);
});
