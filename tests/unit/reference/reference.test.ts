import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { entriesOf } from './entries.js';
import { anchor, toMarkdown } from './markdown.js';
import { manualPages } from './pages.js';
import { hookProblems } from './plugin-interface.js';

// `npm run reference` regenerates the reference pages from the schemas. Review the difference before you commit it.

const tutorial = path.resolve(import.meta.dirname, '../../../site/tutorial');

test.each(manualPages)(
  'reference: the page $file matches the schemas (to update it, run npm run reference)',
  async (page) => {
    const file = path.join(tutorial, page.file);
    await expect(toMarkdown(page)).toMatchFileSnapshot(file);
  },
);

test('reference: the folder contains only the generated pages', () => {
  const found = readdirSync(path.join(tutorial, 'reference')).filter((name) => name.endsWith('.md'));
  expect(found.sort()).toEqual(manualPages.map(({ file }) => path.basename(file)).sort());
});

test('reference: the hook table lists every plug-in hook, and no others', () => {
  expect(hookProblems()).toEqual({ missing: [], gone: [] });
});

test('reference: every key has a description that is a sentence', () => {
  const without = manualPages.flatMap(({ file, sections }) =>
    sections.flatMap(({ entries }) =>
      entries.filter(({ description }) => !/\.$/.test(description)).map(({ name }) => `${file}: ${name}`),
    ),
  );
  expect(without).toEqual([]);
});

test('reference: every key has a unique anchor', () => {
  for (const { sections } of manualPages) {
    const ids = sections.flatMap(({ id, entries, title }) => [
      ...(title === undefined ? [] : [id]),
      ...entries.map(({ name }) => anchor({ id, name })),
    ]);
    expect(ids).toEqual([...new Set(ids)]);
  }
});

test('reference: a key of one variant is required only if all variants require it', () => {
  const link = z.object({ id: z.string().describe('The ID.'), label: z.string().describe('The label.') });
  const html = z.object({ id: z.string().describe('The ID.'), html: z.string().describe('The HTML.') });
  const schema = z.object({ items: z.array(z.union([z.string(), link, html])).describe('The items.') });
  expect(entriesOf({ schema }).map(({ name, required }) => [name, required])).toEqual([
    ['items', true],
    ['items[].id', true],
    ['items[].label', false],
    ['items[].id', true],
    ['items[].html', false],
  ]);
});

test('reference: a schema becomes entries with readable types, defaults, and descriptions', () => {
  const item = z.object({ label: z.string().describe('Words.') });
  const schema = z.object({
    title: z.string().describe('The title.'),
    mode: z.enum(['light', 'dark']).default('light').describe('The mode.'),
    position: z
      .union([z.number(), z.string().transform(Number)], 'a number')
      .nullable()
      .optional(),
    items: z.array(item).default([]).describe('Items.'),
    by: z.record(z.string(), item).optional().describe('By name.'),
    'aria-label': z.literal(false).optional().describe('Off.'),
  });
  expect(entriesOf({ schema, prefix: 'bar.' })).toEqual([
    { name: 'bar.title', type: 'A string', required: true, description: 'The title.' },
    {
      name: 'bar.mode',
      type: '`light` or `dark`',
      required: false,
      fallback: '"light"',
      description: 'The mode.',
    },
    { name: 'bar.position', type: 'A number, or `null`', required: false, description: '' },
    { name: 'bar.items', type: 'A list of objects', required: false, fallback: '[]', description: 'Items.' },
    { name: 'bar.items[].label', type: 'A string', required: true, description: 'Words.' },
    {
      name: 'bar.by',
      type: 'An object whose values are objects',
      required: false,
      description: 'By name.',
    },
    { name: 'bar.by.<name>.label', type: 'A string', required: true, description: 'Words.' },
    { name: "bar.'aria-label'", type: '`false`', required: false, description: 'Off.' },
  ]);
});
