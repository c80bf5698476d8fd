import { expect, test } from 'vitest';
import { formatDiagnostic } from '../../diagnostics/diagnostic.js';
import { parseCategory } from './categories.js';

function problems(text: string): string {
  return parseCategory({ file: 'docs/a/_category_.json', text })
    .diagnostics.map((diagnostic) => formatDiagnostic(diagnostic))
    .join('\n\n');
}

test('category files: a JSON file and a YAML file give the same result', () => {
  const metadata = {
    label: 'Basics',
    position: 2,
    collapsed: false,
    link: { type: 'generated-index', description: 'Five minutes.' },
  };
  const yaml =
    'label: Basics\nposition: 2\ncollapsed: false\nlink:\n  type: generated-index\n  description: Five minutes.\n';
  expect(parseCategory({ file: 'a', text: JSON.stringify(metadata, null, '\t') })).toEqual({
    metadata,
    diagnostics: [],
  });
  expect(parseCategory({ file: 'a', text: yaml })).toEqual({ metadata, diagnostics: [] });
  expect(parseCategory({ file: 'a', text: '' })).toEqual({ metadata: {}, diagnostics: [] });
  expect(parseCategory({ file: 'a', text: 'link: null' })).toEqual({
    metadata: { link: null },
    diagnostics: [],
  });
});

test('category files: an invalid value is an error with its location', () => {
  const text =
    '{\n  "labl": "Basics",\n  "position": "2",\n  "link": { "type": "generated", "slug": 3 },\n  "collapsed": 1\n}\n';
  expect(problems(text)).toMatchInlineSnapshot(`
    "error [invalid-category] docs/a/_category_.json:2:3
      Unknown key "labl". Did you mean "label"?
      Correct the key, or put custom values in \`customProps\`.

    error [invalid-category] docs/a/_category_.json:3:15
      position: found "2", expected a number.
      Correct the value, or remove the key. What the key means: The position in a generated sidebar, e.g. \`2\` or \`2.5\`. Default: the position of the category’s page, or the number prefix of the folder.

    error [invalid-category] docs/a/_category_.json:4:21
      link.type: found "generated", expected a link with type "generated-index" or "doc", or null for none.
      Correct the value, or remove the key. What the key means: The page of the category; null for none. Default: the document \`index\`, \`README\`, or one with the name of the folder.

    error [invalid-category] docs/a/_category_.json:5:16
      collapsed: found 1, expected true or false.
      Correct the value, or remove the key. What the key means: Keeps the category closed until the reader opens it. Default: \`sidebarCollapsed\` of the source."
  `);
});

test('category files: an invalid value in a link is an error with its location', () => {
  expect(
    problems('{ "link": { "type": "generated-index", "slgu": "x", "keywords": ["a", 2] } }'),
  ).toMatchInlineSnapshot(`
    "error [invalid-category] docs/a/_category_.json:1:40
      link: Unknown key "slgu". Did you mean "slug"?
      Correct the key, or put custom values in \`customProps\`.

    error [invalid-category] docs/a/_category_.json:1:71
      link.keywords[1]: found 2, expected a string.
      Correct the value, or remove the key. What the key means: The page of the category; null for none. Default: the document \`index\`, \`README\`, or one with the name of the folder."
  `);
});

test('category files: invalid JSON is an error with its location', () => {
  expect(problems('{\n  "label": "Basics"\n  "position": 2\n}')).toMatchInlineSnapshot(`
    "error [invalid-category] docs/a/_category_.json:3:3
      The category file can't be read: a comma is missing between two entries.
      Add a comma between them."
  `);
  expect(problems('[1]')).toMatchInlineSnapshot(`
    "error [invalid-category] docs/a/_category_.json:1:1
      The category file: found [1], expected key-value pairs.
      Write key-value pairs: \`label: Guides\` in YAML, or \`{ "label": "Guides" }\` in JSON."
  `);
});
