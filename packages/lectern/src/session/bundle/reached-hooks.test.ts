import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { analyzeModule } from './island-exports.js';
import { reachesLiveHook } from './reached-hooks.js';

const dir = mkdtempSync(join(tmpdir(), 'lectern-hooks-'));
afterAll(() => rmSync(dir, { recursive: true }));
const modules: Readonly<Record<string, string>> = {
  'useOwn.js': "import { useState } from 'react'; export default function useOwn() { return useState(0); }",
  'usePassed.js': "import useOwn from './useOwn.js'; export const usePassed = () => useOwn();",
  'useStill.js':
    "import { useMemo } from 'react'; import { useStill } from './useStill.js'; export default () => useMemo(() => 1);",
};
for (const [name, source] of Object.entries(modules)) writeFileSync(join(dir, name), source);

function reaches(source: string): Promise<boolean> {
  const file = join(dir, 'Page.jsx');
  const { hooks } = analyzeModule({ file, source, auto: true });
  return reachesLiveHook({
    file,
    hooks,
    resolve: (specifier, importer) =>
      Promise.resolve(
        specifier.startsWith('.') ? resolve(importer, '..', specifier) : `/site/node_modules/${specifier}`,
      ),
    isOwn: (path) => path.startsWith(dir),
  });
}

test.each([
  ["import useOwn from './useOwn.js';", true],
  ["import { usePassed } from './usePassed.js';", true],
  ["import { useQuery } from 'some-package';", true],
  ["import BrowserOnly from '@docusaurus/BrowserOnly';", true],
  ["import { useColorMode } from '@docusaurus/theme-common';", true],
  ["import { useLocation as where } from '@docusaurus/router';", true],
  ["import useStill from './useStill.js';", false],
  ["import useBaseUrl from '@docusaurus/useBaseUrl';", false],
  ["import { usePluginData } from 'lectern/theme';", false],
  ["import { useThemeConfig } from '@docusaurus/theme-common';", false],
  ["import type { useOwn } from './useOwn.js';", false],
  ["import { Box } from 'some-package';", false],
])('islands: a module with %s needs hydration because of an imported hook: %s', async (source, expected) => {
  expect(await reaches(source)).toBe(expected);
});

test('islands: an exported hook or helper is not a component', () => {
  const of = (source: string) => analyzeModule({ file: 'a.jsx', source, auto: true }).components;
  expect(of('export default function useThing() {}')).toEqual([]);
  expect(of('const useThing = () => 1; export default useThing; export const Box = 1;')).toEqual(['Box']);
  expect(of('export default memo(Box);')).toEqual(['default']);
  expect(of('export default () => 1;')).toEqual(['default']);
});
