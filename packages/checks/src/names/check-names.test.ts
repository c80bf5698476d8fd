import type { CodeSpan, DocumentParts } from 'lectern/plugin';
import { expect, test } from 'vitest';
import type { Facts } from '../facts.js';
import { checksOptions } from '../options.js';
import { checkNames } from './check-names.js';
import { createNameIndex } from './name-index.js';

const api = '/api/Lamp';
const symbols = [
  { name: 'Lamp', kind: 'class', route: api },
  { name: 'Lamp.turnOn', kind: 'method', route: api, anchor: 'turn-on' },
  { name: 'Lamp.brightness', kind: 'property', route: api, anchor: 'brightness' },
  { name: 'Lamp.name', kind: 'property', route: api, anchor: 'name' },
  { name: 'Room', kind: 'class', route: '/api/Room' },
];
const definitions = new Map([['onBrokenLinks', [{ file: 'c.md', route: '/config', anchor: 'links' }]]]);
const facts = {
  index: createNameIndex({
    symbols,
    definitions,
    others: ['LAMP_PORT', 'jump'],
    mentioned: ['turnon', 'wait'],
  }),
  files: { paths: new Set(['src', 'src/lamp.ts']), names: new Set(['lamp.ts']), top: new Set(['src']) },
  commands: {
    scripts: new Set(['build']),
    programs: new Set(['lamp']),
    binaries: new Set<string>(),
    packages: new Map(),
    commands: new Set(['lamp switch']),
    options: new Set(['--color']),
    optionTargets: new Map([['--color', { route: '/cli', anchor: 'color' }]]),
  },
} as unknown as Facts;
const settings = checksOptions.parse({ names: { strict: ['docs/**'] } });

function check(spans: (string | Partial<CodeSpan>)[], { file = 'docs/a.md', code = '' } = {}) {
  const codeSpans = spans.map((span, index) => ({
    line: index + 1,
    column: 1,
    token: `token-${index}`,
    text: '',
    ...(typeof span === 'string' ? { text: span } : span),
  }));
  const codeBlocks =
    code === '' ? [] : [{ language: 'ts', code, options: {}, columns: [0], line: 90, column: 1 }];
  const parts: DocumentParts = { codeSpans, codeBlocks, prose: [], textDirectives: [], components: [] };
  const { links, diagnostics, counts } = checkNames({ input: { file, parts }, settings, facts });
  return {
    links: [...links].map(([token, { route, anchor }]) => `${token} ${route}#${anchor ?? ''}`),
    found: diagnostics.map(({ line, message }) => `${line} ${message}`),
    counts,
  };
}

test('Names: symbols, keys, and options are linked to their documentation, but files and scripts are not', () => {
  const spans = [
    'Lamp',
    'lamp.turnOn()',
    'turnOn()',
    'Lamp.brightness',
    'onBrokenLinks',
    '--color red',
    'src/lamp.ts',
  ];
  const { links, found } = check([
    ...spans.filter((text) => text !== 'lamp.turnOn()'),
    'npm run build',
    'LAMP_PORT',
  ]);
  expect(found).toEqual([]);
  expect(links).toEqual([
    'token-0 /api/Lamp#',
    'token-1 /api/Lamp#turn-on',
    'token-2 /api/Lamp#brightness',
    'token-3 /config#links',
    'token-4 /cli#color',
  ]);
});

test('Names: only the first mention of a name in a section is linked, and a plain word is never linked', () => {
  expect(check(['Lamp', 'Lamp', 'name']).links).toEqual(['token-0 /api/Lamp#']);
});

test('Names: a misspelled name is always an error, but an unknown name only in strict documents', () => {
  expect(
    check(['brigtness', 'turnOnn()', 'Lamp.dim', 'lamp swich', '--colour', 'src/lamps.ts']).found,
  ).toEqual([
    '1 "brigtness" does not exist. Did you mean "brightness" (/api/Lamp#brightness)?',
    '2 "turnOnn" does not exist. Did you mean "turnOn" (/api/Lamp#turn-on)?',
    '3 Lamp has no member "dim".',
    '4 There is no lamp command "swich". Did you mean "switch"?',
    '5 "--colour" is unknown: it is not the name of a documented package, key, script, option, or file, or of anything in the code.',
    '6 There is no file or folder "src/lamps.ts" in the repository. Did you mean "src/lamp.ts"?',
  ]);
  expect(check(['shine()']).found).toHaveLength(1);
  expect(check(['shine()', 'brigtness'], { file: 'blog/a.md' }).found).toHaveLength(1);
});

test('Names: in a strict document, wrong capitalization is an error, even if the source code contains the word', () => {
  expect(check(['turnon', 'wait']).found).toEqual([
    '1 "turnon" does not exist. Did you mean "turnOn" (/api/Lamp#turn-on)?',
  ]);
  expect(check(['turnon'], { file: 'blog/a.md' }).found).toEqual([]);
  expect(check(['turnon'], { code: 'const turnon = 1;' }).found).toEqual([]);
});

test('Names: a name from a code block of the page, or a name marked as literal, is accepted', () => {
  const { found, counts } = check(['shine()', { text: 'glow()', directive: 'literal' }], {
    code: 'function shine() {}',
  });
  expect(found).toEqual([]);
  expect(counts).toEqual({ 'names checked': 1, 'names opted out with :literal': 1 });
});

test("Names: a link whose text is a documented name must not lead to another name's documentation", () => {
  const link = (text: string, address: string) => check([{ text, link: address, token: undefined }]).found;
  expect(link('turnOn()', '/api/Lamp#turn-on')).toEqual([]);
  expect(link('turnOn()', '/docs/guide')).toEqual([]);
  expect(link('turnOn()', '/api/Lamp#brightness')).toEqual([
    '1 The link text is "turnOn()", but the link leads to /api/Lamp#brightness. "turnOn" is documented at /api/Lamp#turn-on.',
  ]);
});
