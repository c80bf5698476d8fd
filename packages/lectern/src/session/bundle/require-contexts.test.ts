import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withContexts } from './require-contexts.js';

const site = { dir: '' };
const folder = (): string => join(site.dir, 'src');

beforeAll(async () => {
  site.dir = await mkdtemp(join(tmpdir(), 'contexts-'));
  await mkdir(join(folder(), 'parts'), { recursive: true });
  for (const name of ['parts/a.js', 'parts/b.json', 'parts/b.test.js', 'parts/c.txt', 'own.js'])
    await writeFile(join(folder(), name), '');
});
afterAll(() => rm(site.dir, { recursive: true }));

function required(source: string): string[] | undefined {
  const code = withContexts({ file: join(folder(), 'own.js'), source, siteDir: site.dir });
  return code?.match(/"[^"]+": \(\) => require\("[^"]+"\)(?:\.default)?/g) ?? undefined;
}

test.each([
  [
    "require('./parts/' + name)",
    ['"./parts/a.js": () => require("./parts/a.js")', '"./parts/b.json": () => require("./parts/b.json")'],
  ],
  [`require(\`./parts/\${name}.json\`)`, ['"./parts/b.json": () => require("./parts/b.json")']],
  ["require('@site/src/' + name + '/a')", ['"@site/src/parts/a.js": () => require("@site/src/parts/a.js")']],
  [
    `require(\`!!raw-loader?esModule=false!./parts/c\${ending}\`)`,
    ['"./parts/c.txt": () => require("!!raw-loader?esModule=false!./parts/c.txt").default'],
  ],
])('require with a computed path: %s can load every file whose path matches', (source, expected) => {
  expect(required(source)).toEqual(expected);
});

test('import() with a computed path can load every file below @site or an alias whose path matches', () => {
  const context = (source: string) =>
    withContexts({
      file: join(folder(), 'own.js'),
      source,
      siteDir: site.dir,
      aliases: { '@parts': join(folder(), 'parts') },
    })?.match(/\(async \(\) => lecternContext\(.*\)\)\(\)/)?.[0];
  expect(context(`import(\`@parts/\${name}.json\`)`)).toBe(
    `(async () => lecternContext({ "@parts/b.json": () => import("@parts/b.json") }, \`@parts/\${name}.json\`))()`,
  );
  expect(context("import('@site/src/' + name + '/a')")).toContain('() => import("@site/src/parts/a.js")');
  expect(context(`import(\`./parts/\${name}.json\`)`)).toBeUndefined();
});

test.each([
  "require('./parts/a.js')",
  'require(name)',
  `require(\`pkg/\${name}\`)`,
  `require(\`./none/\${name}\`)`,
])('require with a computed path: %s is unchanged', (source) => expect(required(source)).toBeUndefined());

test.each([
  [
    "require.context('./parts')",
    ['"./a.js": () => require("./parts/a.js")', '"./b.json": () => require("./parts/b.json")'],
  ],
  [
    "require.context('@site/src/parts/', true, /json$/)",
    ['"./b.json": () => require("@site/src/parts/b.json")'],
  ],
  ["require.context('..', false, /a/)", undefined],
  [
    "require.context('!!raw-loader!./parts', false, /\\.txt$/)",
    ['"./c.txt": () => require("!!raw-loader!./parts/c.txt")'],
  ],
])('%s can load every file of the folder whose path matches', (source, expected) => {
  expect(required(source)).toEqual(expected);
});

test('require.context lists the files of a folder, and loads them by their path, with or without the ending', () => {
  const code = withContexts({
    file: join(folder(), 'own.js'),
    source: "require.context('@site/src/parts', true, /b\\.json$/)",
    siteDir: site.dir,
  });
  const context = new Function('require', `${code?.replace(/(lecternFolder\(\{ ")/, 'return $1')}`)(
    (path: string) => path,
  ) as ((name: string) => string) & { keys(): string[] };
  expect(context.keys()).toEqual(['./b.json']);
  expect(context('./b')).toBe('@site/src/parts/b.json');
  expect(() => context('./none')).toThrow("Cannot find module './none'");
});
