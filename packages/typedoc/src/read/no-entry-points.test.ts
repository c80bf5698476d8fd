import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { typedocOptions } from '../options.js';
import { readTypedoc } from './read-typedoc.js';

it('the error for a package without entry points has the location of the option', async () => {
  const { diagnostics } = await readTypedoc({
    settings: typedocOptions.parse({ path: '__fixtures__/pkg', entryPoints: ['lib/*.ts'] }),
    siteDir: import.meta.dirname,
    cache: { get: ({ make }) => make() },
    locationInConfig: (path) => ({
      file: 'lectern.config.ts',
      line: path[0] === 'entryPoints' ? 7 : 6,
      column: 5,
    }),
  });
  expect(diagnostics).toMatchObject([
    { code: 'no-entry-points', file: 'lectern.config.ts', line: 7, column: 5 },
  ]);
});

it.each([
  [
    'declares only other modules',
    'declare module "lamps" {\n  /** On. */\n  export function on(): void;\n}\ndeclare module "*.svg" {\n  const url: string;\n  export default url;\n}\n',
  ],
  ['exports nothing', '/** On. */\nconst on = true;\nexport {};\n'],
  [
    'exports only a namespace',
    '/** Lamps. */\nexport namespace Lamps {\n  /** On. */\n  export const on = true;\n}\n',
  ],
])('a package that %s causes a warning, because its reference is empty', async (_, text) => {
  const siteDir = mkdtempSync(join(tmpdir(), 'lectern-typedoc-'));
  onTestFinished(() => rmSync(siteDir, { recursive: true }));
  writeFileSync(join(siteDir, 'package.json'), '{ "name": "lamps" }');
  writeFileSync(
    join(siteDir, 'tsconfig.json'),
    '{ "compilerOptions": { "types": [] }, "include": ["*.ts"] }',
  );
  writeFileSync(join(siteDir, text.startsWith('declare') ? 'index.d.ts' : 'index.ts'), text);
  const { diagnostics } = await readTypedoc({
    settings: typedocOptions.parse({ path: '.', entryPoints: ['*.ts'] }),
    siteDir,
    cache: { get: ({ make }) => make() },
    locationInConfig: () => ({ file: 'lectern.config.ts', line: 7, column: 5 }),
  });
  expect(diagnostics).toMatchObject([
    { code: 'empty-reference', severity: 'warning', file: 'lectern.config.ts', line: 7, column: 5 },
  ]);
});
