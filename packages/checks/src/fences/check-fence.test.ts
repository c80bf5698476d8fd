import type { CodeBlockPart } from 'lectern/plugin';
import { expect, test } from 'vitest';
import { checkFence } from './check-fence.js';
import { configSchemas } from './config.js';

const files = {
  paths: new Set(['scripts', 'scripts/check.mjs', 'src', 'src/lamp.test.ts']),
  names: new Set(['check.mjs']),
  top: new Set(['scripts', 'src']),
};
const facts = {
  scripts: new Set(['build', 'check']),
  programs: new Set(['lectern']),
  binaries: new Set(['lamp-switch']),
  packages: new Map([
    ['@lamps/switch', '1.2.0'],
    ['typescript', undefined],
  ]),
  commands: new Set(['lectern build', 'lectern check']),
  options: new Set(['--out', '--json']),
  optionTargets: new Map(),
};
const schemas = configSchemas();

function problems(language: string, code: string, meta: Partial<CodeBlockPart> = {}): string[] {
  const block = {
    language,
    code,
    options: {},
    columns: code.split('\n').map(() => 0),
    line: 10,
    column: 1,
    ...meta,
  };
  const context = {
    facts,
    files,
    schemas: () => schemas,
    isOption: (key: string) => key === 'path',
    isKnown: (name: string) => name === 'LECTERN_PORT',
  };
  const { diagnostics } = checkFence({ block, file: 'a.md', context });
  return diagnostics.map(({ line, column, message }) => `${line}:${column} ${message}`);
}

test('Code blocks: a language or a program named “constructor” is not checked', () => {
  expect(problems('constructor', 'a')).toEqual([]);
  expect(problems('bash', 'constructor --option\ntoString --option')).toEqual([]);
});

test('Shell code blocks: npm scripts, commands, options, and repository files must exist', () => {
  const right = [
    'npm run build -- --json',
    'PORT=3000 npm start',
    'npx lectern build site --out dist # comment',
    'node scripts/check.mjs && git add .',
    'npx vitest src/lamp.test.ts',
    'echo "npm run nothing"',
    'cd my-docs',
  ];
  facts.scripts.add('start');
  expect(problems('bash', right.join('\n'))).toEqual([]);
  const wrong = [
    'npm run biuld',
    'npm instal lamp',
    'npx lectern chekc',
    'npx lectern build --outt x',
    'node scripts/chek.mjs',
    'git comit -m x',
    'npx lamp-swich on && npx lamp-switch off && npx something-else',
    'npm run check \\',
    '  && npm run nothing',
  ];
  expect(problems('bash', wrong.join('\n'))).toEqual([
    '11:9 There is no npm script "biuld". Did you mean "build"?',
    '12:5 There is no npm command "instal". Did you mean "install"?',
    '13:13 There is no lectern command "chekc". Did you mean "check"?',
    '14:19 There is no option "--outt". Did you mean "--out"?',
    '15:6 There is no file or folder "scripts/chek.mjs" in the repository. Did you mean "scripts/check.mjs"?',
    '16:5 There is no git command "comit". Did you mean "commit"?',
    '17:5 There is no program "lamp-swich". Did you mean "lamp-switch"?',
    expect.stringContaining('There is no npm script "nothing".'),
  ]);
});

test('Shell code blocks: a misspelled npm package and a tarball with an outdated version are errors', () => {
  const right = [
    'npm install @lamps/switch typescript@latest --save-dev',
    'npm install ./lamps-switch-1.2.0.tgz other-1.0.0.tgz',
    'npm pack --workspace @lamps/switch',
    'npm install my-package',
  ];
  expect(problems('bash', right.join('\n'))).toEqual([]);
  const wrong = [
    'npm install @lamps/swich',
    'npm pack --workspace @lamps/swit',
    'npm install ./lamps-switch-1.1.0.tgz',
  ];
  expect(problems('bash', wrong.join('\n'))).toEqual([
    '11:13 There is no package "@lamps/swich". Did you mean "@lamps/switch"?',
    '12:22 There is no package "@lamps/swit". Did you mean "@lamps/switch"?',
    '13:13 "./lamps-switch-1.1.0.tgz" is outdated: the package now has version 1.2.0.',
  ]);
});

test('Server configuration code blocks: misspelled header fields and invalid header values are errors', () => {
  expect(
    problems('nginx', 'add_header X-Lamp on;\nadd_header Cross-Origin-Opener-Policy same-origin always;'),
  ).toEqual([]);
  expect(problems('text', 'Cross-Origin-Embeder-Policy require-corp')).toEqual([
    '11:1 "Cross-Origin-Embeder-Policy" isn\'t a known header field. Did you mean "Cross-Origin-Embedder-Policy"?',
  ]);
  expect(problems('ts', "const headers = { 'Cross-Origin-Opener-Policy': 'same-site' };")).toEqual([
    '11:50 "same-site" isn\'t a valid value for Cross-Origin-Opener-Policy. Expected one of same-origin, same-origin-allow-popups, noopener-allow-popups, unsafe-none.',
  ]);
  expect(problems('nginx', 'add_header X-Content-Type-Options nosnif;')).toEqual([
    '11:35 "nosnif" isn\'t a valid value for X-Content-Type-Options. Expected one of nosniff.',
  ]);
});

test('JSON and YAML code blocks must be valid, but a tsconfig may contain comments', () => {
  expect(problems('json', '{ "a": 1 }')).toEqual([]);
  expect(problems('json', '{\n  "a": 1,\n}')).toEqual([
    expect.stringMatching(/^13:1 This isn.t valid JSON: /),
  ]);
  expect(problems('json', '{ "a": 1, } // why', { title: 'tsconfig.json' })).toEqual([]);
  expect(problems('yaml', 'a: 1\n---\nb: [2]')).toEqual([]);
  expect(problems('yaml', 'a: 1\nb: [2')).toHaveLength(1);
});

test('HTTP code blocks: misspelled header fields and invalid header values are errors', () => {
  expect(problems('http', 'Cross-Origin-Opener-Policy: same-origin\nX-Lamp: on')).toEqual([]);
  expect(problems('http', 'GET /lamps HTTP/1.1\nHost: example.org\n\n{}')).toEqual([]);
  expect(
    problems('http', 'Cross-Origin-Opener-Polcy: same-origin\nCross-Origin-Embedder-Policy: require-crop'),
  ).toEqual([
    '11:1 "Cross-Origin-Opener-Polcy" isn\'t a known header field. Did you mean "Cross-Origin-Opener-Policy"?',
    '12:31 "require-crop" isn\'t a valid value for Cross-Origin-Embedder-Policy. Expected one of require-corp, credentialless, unsafe-none.',
  ]);
});

test('HTML code blocks: elements must exist, be closed, and be nested correctly', () => {
  expect(problems('html', '<!doctype html>\n<ul><li>A<li>B</ul><br><my-lamp></my-lamp>')).toEqual([]);
  expect(problems('html', '<p>\n<buton>A</p>\n</div>')).toEqual([
    '12:1 HTML has no element "buton". Did you mean "button"?',
    "12:9 </p> doesn't close any open element.",
    "13:1 </div> doesn't close any open element.",
    '12:1 <buton> is not closed.',
  ]);
});

test('Lectern configuration code blocks: keys, values, and plug-in options are checked, even in excerpts', () => {
  const title = 'lectern.config.ts (part)';
  expect(problems('ts', "plugins: [lamp({ path: 'x' })],\ntrailingSlash: false,", { title })).toEqual([]);
  expect(
    problems('ts', "trailingSlashes: false,\nbaseUrl: 3,\nplugins: [lamp({ pth: 'x' })],", { title }),
  ).toEqual([
    '11:1 Unknown key "trailingSlashes". Did you mean "trailingSlash"?',
    '12:10 "baseUrl": found 3, expected string.',
    '13:18 lamp() has no documented option "pth".',
  ]);
  const whole = "import { defineConfig } from 'lectern';\n\nexport default defineConfig({ titel: 'A' });";
  expect(problems('ts', whole, { title: 'lectern.config.ts' })).toEqual([
    '13:31 Unknown key "titel". Did you mean "title"?',
  ]);
});

test('Code blocks without imports: only the syntax is checked, and an ellipsis stands for omitted code', () => {
  expect(problems('ts', 'const a = {…};')).toEqual([]);
  expect(problems('tsx', '<Lamp />\n<Lamp />')).toEqual([]);
  expect(problems('ts', 'const a: = 1;')).toEqual(['11:10 This code has a syntax error: Unexpected token.']);
});

test('Markdown code blocks: a misspelled front matter key is an error', () => {
  expect(problems('md', '---\ntitle: A\nmy_key: 1\n---\n')).toEqual([]);
  expect(problems('md', '---\nsidebar_positon: 1\n---\n')).toEqual([
    '12:1 Unknown front-matter key "sidebar_positon". Did you mean "sidebar_position"?',
  ]);
});

test('Code blocks: a block with no-check in its meta string is not checked', () => {
  expect(problems('json', '{', { options: { 'no-check': true } })).toEqual([]);
});

test('package.json code blocks: keys, value types, and the commands in scripts must be valid', () => {
  const code =
    '{\n  "scripts": { "build": "lectern biuld", "all": "npm run build" },\n  "typ": "module",\n  "private": "yes"\n}';
  expect(problems('json', code, { title: 'package.json' })).toEqual([
    '13:3 Unknown key "typ". Did you mean "type"?',
    '14:14 "private": found "yes", expected boolean.',
    '12:34 There is no lectern command "biuld". Did you mean "build"?',
  ]);
  expect(problems('json', '{ "typ": 1 }', { title: 'other.json' })).toEqual([]);
});

test('Folder tree code blocks: each file and folder must exist, and all top-level folders must be listed', () => {
  const tree = { options: { tree: true } } as const;
  expect(problems('text', 'scripts/\n  check.mjs   checks all\nsrc/', tree)).toEqual([]);
  expect(problems('text', 'scripts/\n  chek.mjs   checks all', tree)).toEqual([
    '12:3 There is no file or folder "scripts/chek.mjs" in the repository. Did you mean "scripts/check.mjs"?',
    '11:1 The tree does not list the folder "src", which is in the repository.',
  ]);
});

test('Mermaid diagrams: the description must mention each node', () => {
  const code = [
    'flowchart TD',
    '  accDescr: The player speaks, and the words become actions.',
    '  a(["Player"]) --> b["Word"]',
    '  b --> c["History"]',
  ];
  expect(problems('mermaid', code.join('\n'))).toEqual([
    '14:12 The description (accDescr) does not mention "History", which the diagram shows.',
  ]);
  expect(problems('mermaid', code.slice(2).join('\n'))).toEqual([]);
});

test('Shell code blocks: an option of git or curl is an error only if it looks misspelled', () => {
  expect(
    problems('bash', 'git add --patch\ngit push --no-verify --set-upstream\ncurl --new-option -L x'),
  ).toEqual([]);
  expect(problems('bash', 'git add --patches\ngit push --set-upstrem\ncurl -L --create-dir -o x y')).toEqual([
    '11:9 git add has no option "--patches". Did you mean "--patch"?',
    '12:10 git push has no option "--set-upstrem". Did you mean "--set-upstream"?',
    '13:9 curl has no option "--create-dir". Did you mean "--create-dirs"?',
  ]);
});

test('YAML code blocks: the keys of a complete or partial GitHub Actions workflow must exist', () => {
  const workflow = [
    'on: push',
    'permissions: { contents: raed }',
    'jobs:',
    '  site:',
    '    run-on: ubuntu-latest',
    '    permissions: { page: write, id-token: write }',
    '    steps:',
    '      - use: actions/checkout@v4',
    '      - run: npm ci',
  ].join('\n');
  const title = '.github/workflows/site.yml';
  expect(problems('yaml', workflow, { title })).toEqual([
    '12:26 "permissions.contents": found "raed", expected "read" or "write" or "none".',
    '15:5 Unknown key "jobs.site.run-on". Did you mean "runs-on"?',
    '16:20 Unknown key "jobs.site.permissions.page". Did you mean "pages"?',
    '18:9 Unknown key "jobs.site.steps[].use". Did you mean "uses"?',
  ]);
  expect(problems('yaml', '- uses: a/b@v4\n  wiht: { path: x }', { title: `${title} (part)` })).toEqual([
    '12:3 Unknown key "[].wiht". Did you mean "with"?',
  ]);
  expect(problems('yaml', workflow)).toEqual([]);
});

test('YAML and JSON code blocks: references to other parts of the document must resolve', () => {
  const code = 'paths:\n  /a: { $ref: "#/parts/lmap" }\n  /b: { $ref: "#/parts/lamp" }\nparts:\n  lamp: {}';
  expect(problems('yaml', code)).toEqual([
    '12:15 The reference "#/parts/lmap" does not resolve: there is no "lmap". Did you mean "lamp"?',
  ]);
  expect(problems('json', '{ "$ref": "#/parts/lamp", "other": { "$ref": "lamp.json#/a" } }')).toEqual([]);
});

test('Code blocks: an unknown environment variable is an error if its prefix belongs to a documented program', () => {
  expect(problems('text', 'LECTERN_PORT=1\nMY_PORT=2')).toEqual([]);
  expect(problems('toml', 'port = "$LECTERN_PROT"')).toEqual([
    '11:10 The environment variable "LECTERN_PROT" is unknown: no code reads it, and no document defines it.',
  ]);
});
