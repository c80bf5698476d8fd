import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findStuckModules, ownModules } from './probe-modules.js';

let dir = '';
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'lectern-probe-'));
  const modules = {
    fine: 'export default 1;',
    throws: 'throw new Error("no");',
    exits: 'process.exit(0);',
    loops: 'for (;;);',
    waits: 'await new Promise(() => undefined);',
  };
  for (const [name, code] of Object.entries(modules)) writeFileSync(join(dir, `${name}.mjs`), code);
  const entries = Object.keys(modules).map((name) => `${name}: () => import('./${name}.mjs'),`);
  writeFileSync(join(dir, 'entry.mjs'), `export const modules = { ${entries.join(' ')} };`);
});
afterAll(() => rmSync(dir, { recursive: true }));

test('probing modules: a module that hangs or exits on import is found', async () => {
  const entry = join(dir, 'entry.mjs');
  const keys = ['loops', 'fine', 'exits', 'throws', 'waits', 'fine'];
  expect(await findStuckModules({ entry, keys, timeLimit: 2 })).toEqual(['loops', 'exits', 'waits']);
});

test('probing modules: only site modules are probed, not packages or imports with a query', () => {
  const keys = ['/site/a.tsx', '/site/node_modules/b/c.js', '/site/a.txt?raw', '/sites/d.tsx', 'react'];
  expect(ownModules({ keys, siteDir: '/site' })).toEqual(['/site/a.tsx']);
});
