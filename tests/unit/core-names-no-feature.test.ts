import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { glob } from 'tinyglobby';
import { expect, test } from 'vitest';

const PACKAGES = path.resolve(import.meta.dirname, '../../packages');

async function linesWith({ cwd, pattern }: { cwd: string; pattern: RegExp }): Promise<string[]> {
  const files = await glob('**/*.{ts,tsx,css}', { cwd, ignore: ['**/*.test.*', '**/__fixtures__/**'] });
  const lines = await Promise.all(
    files.sort().map(async (file) => {
      const text = await readFile(path.join(cwd, file), 'utf8');
      return text.split('\n').flatMap((line) => (pattern.test(line) ? [`${file}: ${line.trim()}`] : []));
    }),
  );
  return lines.flat();
}

test('the core package mentions plug-ins by name only in hints for authors of Docusaurus sites', async () => {
  const found = await linesWith({
    cwd: path.join(PACKAGES, 'lectern/src'),
    pattern: /openapi|typedoc|evidence|mermaid|social.?card/i,
  });
  const advice = /^(?:config\/docusaurus-keys|content\/unused-theme-parts|session\/foreign-modules)\.ts: /;
  expect(found.filter((line) => !advice.test(line))).toEqual([]);
});

const features = ['openapi', 'typedoc', 'trace', 'mermaid', 'social-cards', 'blog'];

test.each(features)('@lectern/%s imports other packages only through their public exports', async (name) => {
  const imports = await linesWith({
    cwd: path.join(PACKAGES, name, 'src'),
    pattern: /(?:from|import)\s*\(?\s*'(?:lectern|@lectern)\/|from '(?:\.\.\/)+(?:lectern|packages)\//,
  });
  const specifiers = imports.map((line) => /'([^']+)'/.exec(line)?.[1] ?? line);
  const allowed = ['lectern', 'lectern/plugin', 'lectern/theme', 'lectern/client'];
  expect([...new Set(specifiers)].filter((specifier) => !allowed.includes(specifier))).toEqual([]);
});
