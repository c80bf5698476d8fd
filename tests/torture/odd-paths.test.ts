import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { plainConfig } from './constructs/odd-modules.js';
import { copySite } from './site-copy.js';

const copy = copySite('broken-mdx-syntax');
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('a site with an island builds in a folder whose name contains #, &, and a percent-encoding', () => {
  const dir = join(copy, 'c# & %41 (é)');
  mkdirSync(join(dir, 'docs'), { recursive: true });
  symlinkSync(join(copy, 'node_modules'), join(dir, 'node_modules'));
  writeFileSync(join(dir, 'lectern.config.mjs'), plainConfig);
  writeFileSync(
    join(dir, 'docs/index.mdx'),
    "import Counter from '@site/Counter';\n\n# Page\n\n<Counter />\n",
  );
  writeFileSync(
    join(dir, 'Counter.jsx'),
    "import { useState } from 'react';\nexport default function Counter() {\n  const [count, setCount] = useState(0);\n  return <button onClick={() => setCount(count + 1)}>{count}</button>;\n}\n",
  );
  const program = join(import.meta.dirname, '../../packages/lectern/bin/lectern.js');
  const { stdout, stderr } = spawnSync(process.execPath, [program, 'build', dir], { encoding: 'utf8' });
  expect({ stdout, stderr }).toMatchObject({ stdout: expect.stringContaining('✓'), stderr: '' });
  expect(readFileSync(join(dir, 'build/index.html'), 'utf8')).toContain('data-module="/assets/Counter-');
});
