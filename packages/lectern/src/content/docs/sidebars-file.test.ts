import { join } from 'node:path';
import { expect, test } from 'vitest';
import { formatDiagnostic } from '../../diagnostics/diagnostic.js';
import { tempSite } from '../__fixtures__/temp-site.js';
import { readSidebarsFile } from './sidebars-file.js';

async function problemsOf(code: string): Promise<string[]> {
  await using folder = await tempSite({ 'sidebars.js': code });
  const { diagnostics } = await readSidebarsFile({
    siteDir: folder.dir,
    path: join(folder.dir, 'sidebars.js'),
    cacheDir: join(folder.dir, '.lectern'),
  });
  return diagnostics.map((diagnostic) => formatDiagnostic(diagnostic));
}

test.each([
  [
    'a cycle',
    'const a = { type: "category", label: "A", items: [] }; a.items.push(a); export default { docs: [a] };',
    'docs.0.items.0 contains itself.',
  ],
  ['a getter that throws', 'export default { docs: [{ get type() { throw new Error("No.") } }] };', 'No.'],
  ['a proxy that throws', 'export default new Proxy({}, { ownKeys() { throw new Error("No.") } });', 'No.'],
])('sidebars file: %s is reported as an error in the file', async (_, code, reason) => {
  const [problem] = await problemsOf(code);
  expect(problem).toMatch(
    /^error \[sidebars-not-loaded\] sidebars\.js(?::1:\d+)?\n {2}The sidebars file failed to run: /,
  );
  expect(problem).toContain(reason);
});

test("sidebars file: a syntax error is reported at its location, without the bundler's code frame", async () => {
  const [problem] = await problemsOf('export default {\n  a: [,\n');
  expect(problem).toContain(
    'error [sidebars-not-loaded] sidebars.js:3:1\n  The sidebars file failed to run: Expected `]` but found `EOF`\n',
  );
});

test('sidebars file: the error message shows an object that the file throws', async () => {
  expect((await problemsOf('throw { reason: "no lamp" };')).join()).toContain('{"reason":"no lamp"}');
});

test('sidebars file: a function, symbol, or BigInt as a value is reported as an error in the file', async () => {
  const problems = await problemsOf('export default { a: () => ["index"], b: [Symbol("x"), 5n] };');
  expect(problems.length).toBeGreaterThan(0);
  expect(problems.join()).toContain('sidebars.js');
});

test('sidebars file: if the file replaces a built-in method, the original method is restored', async () => {
  expect(
    await problemsOf('Array.prototype.flatMap = () => { throw new Error("No.") }; export default { a: [] };'),
  ).toEqual([]);
  expect([1].flatMap((number) => [number])).toEqual([1]);
});

test.each([
  [
    'imports beside module.exports',
    "import { first } from './first';\nconst docs: string[] = [first];\nmodule.exports = { docs };\n",
  ],
  [
    'require and a type',
    "const { basename } = require('node:path');\nconst docs: string[] = [basename('x/a')];\nmodule.exports = { docs };\n",
  ],
])('sidebars file: a TypeScript file may contain %s', async (_, code) => {
  await using folder = await tempSite({
    'sidebars.ts': code,
    'first.ts': "export const first: string = 'a';\n",
  });
  const path = join(folder.dir, 'sidebars.ts');
  for (const cacheDir of [undefined, join(folder.dir, '.lectern')]) {
    const { sidebars, diagnostics } = await readSidebarsFile({ siteDir: folder.dir, path, cacheDir });
    expect(diagnostics.map((diagnostic) => formatDiagnostic(diagnostic))).toEqual([]);
    expect(sidebars).toMatchObject([{ id: 'docs' }]);
  }
});
