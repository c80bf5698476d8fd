import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { combinesFamily } from './component-families.js';
import { analyzeModule } from './island-exports.js';

const dir = mkdtempSync(join(tmpdir(), 'lectern-families-'));
afterAll(() => rmSync(dir, { recursive: true }));
const live = "import { createContext, useState } from 'react'; const Shared = createContext(0);";
const modules: Readonly<Record<string, string>> = {
  'tip.jsx': `${live} export const Tip = () => useState(0); export const Trigger = () => null;`,
  'still.jsx':
    "import { createContext } from 'react'; export const Tip = createContext(0); export const Trigger = 1;",
  'buttons.jsx':
    "import { useState } from 'react'; export const Tip = () => useState(0); export const Trigger = 1;",
};
for (const [name, source] of Object.entries(modules)) writeFileSync(join(dir, name), source);

test.each([
  ["import { Tip, Trigger } from './tip.jsx';", true],
  ["import { Tip } from './tip.jsx';", false],
  ["import { Tip, type Trigger } from './tip.jsx';", false],
  ["import { Tip, useTip } from './tip.jsx';", false],
  ["import type { Tip, Trigger } from './tip.jsx';", false],
  ["import { Tip, Trigger } from './still.jsx';", false],
  ["import { Tip, Trigger } from './buttons.jsx';", false],
  ["import { Tip, Trigger } from 'some-package';", false],
])(
  'islands: a module with %s combines components that share a React context: %s',
  async (source, expected) => {
    const file = join(dir, 'Hint.jsx');
    const { families } = analyzeModule({ file, source, auto: true });
    const found = combinesFamily({
      file,
      families,
      resolve: (specifier, importer) =>
        Promise.resolve(
          specifier.startsWith('.') ? resolve(importer, '..', specifier) : `/x/node_modules/${specifier}`,
        ),
      isOwn: (path) => path.startsWith(dir),
    });
    expect(await found).toBe(expected);
  },
);
