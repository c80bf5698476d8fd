import { expect, test } from 'vitest';
import { compile, problemsOf } from './__fixtures__/render.js';

test('a duplicate heading ID is an error', () => {
  expect(problemsOf('## Set up\n\n## Other {#set-up}\n')).toMatchInlineSnapshot(`
    "error [duplicate-heading-id] docs/page.md:3:1
      The ID "set-up" of the heading "Other" is already used in this file.
      Give one of the headings another ID: ## Heading {#another-id}."
  `);
});

test("an image at the start or the end of a heading becomes a hyphen in the heading's ID, as on GitHub", () => {
  const content = '## <Badge /> Before\n\n## After ![](/a.svg)\n\n## `code `\n\n## ![](/a.svg)\n';
  expect(compile(content).headings.map(({ id, text }) => ({ id, text }))).toEqual([
    { id: '-before', text: 'Before' },
    { id: 'after-', text: 'After' },
    { id: 'code-', text: 'code' },
    { id: 'section', text: '' },
  ]);
});

test('a heading ID includes the code of an expression, but not a comment', () => {
  const content =
    '## Version {props.version}\n\n## *{a}* b {/* c */}\n\n## { /*d*/ }\n\n## Late { /*#stage-0:-late*/ }\n';
  expect(compile(content).headings.map(({ id, text }) => ({ id, text }))).toEqual([
    { id: 'version-propsversion', text: 'Version' },
    { id: 'a-b-', text: 'b' },
    { id: 'section', text: '' },
    { id: 'stage-0:-late', text: 'Late' },
  ]);
});

test('in a heading, {#} without a valid ID is text, as in Docusaurus', () => {
  const { diagnostics, headings } = compile('## prompts.{#}\n\n## a.{#}.b c\n\n## A {#b}\n');
  expect(diagnostics).toEqual([]);
  expect(headings.map(({ id, text }) => ({ id, text }))).toEqual([
    { id: 'prompts', text: 'prompts.{#}' },
    { id: 'ab-c', text: 'a.{#}.b c' },
    { id: 'b', text: 'A' },
  ]);
});

test('a heading ID may have escaped braces, as in Docusaurus', () => {
  const { diagnostics, headings } = compile('## A \\{#b}\n\n> ## C *d* \\{#e\\}\n\n## F \\{g}\n');
  expect(diagnostics).toEqual([]);
  expect(headings.map(({ id, text }) => ({ id, text }))).toEqual([
    { id: 'b', text: 'A' },
    { id: 'e', text: 'C d' },
    { id: 'f-g', text: 'F {g}' },
  ]);
});
