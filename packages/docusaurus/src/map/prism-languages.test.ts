import type { ConfigNote } from 'lectern/plugin';
import { expect, test } from 'vitest';
import { tempSite } from '../__fixtures__/temp-site.js';
import { prismLanguagesCall } from './prism-languages.js';

const installed = {
  'node_modules/prism-react-renderer/index.js': 'exports.Prism = { languages: { markup: { tag: /<b>/ } } };',
  'node_modules/prismjs/components.json':
    '{ "languages": { "markup": { "alias": "html" }, "go": { "title": "Go" } } }',
  'node_modules/prismjs/components/prism-go.js': 'Prism.languages.go = { keyword: /go/ };',
};

async function grammarsOf(files: Readonly<Record<string, string>>) {
  await using site = await tempSite({ ...installed, ...files });
  const notes: ConfigNote[] = [];
  const prism = { additionalLanguages: ['go'] };
  const calls = prismLanguagesCall({ siteDir: site.dir, prism, note: (note) => notes.push(note) });
  return { grammars: calls.map(({ plugin }) => plugin.markdown?.grammars?.()), notes };
}

const module = `import siteConfig from '@generated/docusaurus.config';
export default function prismIncludeLanguages(PrismObject) {
  globalThis.Prism = PrismObject;
  siteConfig.themeConfig.prism.additionalLanguages.forEach((lang) => require(\`prismjs/components/prism-\${lang}\`));
  require('./lamp');
  delete globalThis.Prism;
}
`;

test('prism-include-languages: the languages that the module adds to Prism become grammars', async () => {
  const { grammars, notes } = await grammarsOf({
    'src/theme/prism-include-languages.js': module,
    'src/theme/lamp.js':
      'Prism.languages.lamp = { ...Prism.languages.go, wick: /w/ }; Prism.languages.odd = { x: () => 1 };',
  });
  expect(notes).toEqual([]);
  expect(grammars).toEqual([{ lamp: { keyword: /go/, wick: /w/ } }]);
});

test('prism-include-languages: a module that fails is a note, and a site without the module needs nothing', async () => {
  const failed = await grammarsOf({ 'src/theme/prism-include-languages.ts': module });
  expect(failed.grammars).toEqual([]);
  expect(failed.notes).toEqual([expect.objectContaining({ key: 'src/theme/prism-include-languages' })]);
  expect(await grammarsOf({})).toEqual({ grammars: [], notes: [] });
});
