import { z } from 'zod';
import { strict } from '../../config/schema/strict.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { problem, sortDiagnostics } from '../../diagnostics/diagnostic.js';
import { describeIssues } from '../issues.js';
import type { ParsedYaml } from '../yaml.js';
import { parseYaml } from '../yaml.js';

const text = z.string('a string');
const flag = z.boolean('true or false');
const keywords = z.array(z.string('a string'), 'a list of strings');
const props = z.record(z.string(), z.unknown(), 'key-value pairs');

export const categoryLinkSchema = z.discriminatedUnion(
  'type',
  [
    strict({
      type: z.literal('generated-index'),
      slug: text
        .optional()
        .describe(
          'URL of the page, relative to the URL of the source. Default: `/category/` plus the slug of the label.',
        ),
      title: text.optional().describe('Title of the page. Default: the label.'),
      description: text.optional().describe('The text below the title.'),
      keywords: keywords.optional().describe('Keywords for search engines.'),
      image: text.optional().describe('The image that social networks show for links to the page.'),
    }),
    strict({ type: z.literal('doc'), id: text.describe('The ID of the document.') }),
  ],
  'a link with type "generated-index" or "doc", or null for none',
);

/** The schema of `_category_.json` and `_category_.yml`. */
export const categorySchema = strict({
  label: text
    .optional()
    .describe(
      'The label in the sidebar. Default: the label of the category’s page if that is a document; otherwise, the name of the folder without its number prefix.',
    ),
  position: z
    .number('a number')
    .optional()
    .describe(
      'The position in a generated sidebar, e.g. `2` or `2.5`. Default: the position of the category’s page, or the number prefix of the folder.',
    ),
  className: text.optional().describe('A class for the entry in the sidebar, for your own CSS.'),
  collapsed: flag
    .optional()
    .describe(
      'Keeps the category closed until the reader opens it. Default: `sidebarCollapsed` of the source.',
    ),
  collapsible: flag
    .optional()
    .describe('Lets readers close the category. Default: `sidebarCollapsible` of the source.'),
  description: text.optional().describe('The text on cards that link to the category.'),
  link: categoryLinkSchema
    .nullable()
    .optional()
    .describe(
      'The page of the category; null for none. Default: the document `index`, `README`, or one with the name of the folder.',
    ),
  customProps: props.optional().describe('Custom values for your components.'),
  key: text
    .optional()
    .describe('A fixed name that identifies the category in translations. Default: the label.'),
});

export type CategoryLink = z.output<typeof categoryLinkSchema>;
export type CategoryMetadata = z.output<typeof categorySchema>;

export interface CategoryFile {
  file: string;
  text: string;
}

/** A JSON file is parsed as YAML, which is a superset of JSON. */
export function parseCategory({ file, text }: CategoryFile): {
  metadata: CategoryMetadata;
  diagnostics: Diagnostic[];
} {
  const yaml = parseCategoryYaml({ file, text });
  if (yaml.diagnostics.length > 0) return { metadata: {}, diagnostics: yaml.diagnostics };
  const value = yaml.value ?? {};
  const result = categorySchema.safeParse(value);
  if (result.success) return { metadata: result.data, diagnostics: [] };
  const diagnostics = describeIssues({ issues: result.error.issues, value }).map(
    ({ path, unknownKey, message }) =>
      problem({
        code: 'invalid-category',
        message: path.length === 0 ? `The category file: ${message}` : message,
        hint: unknownKey ? 'Correct the key, or put custom values in `customProps`.' : hintFor(path[0]),
        file,
        ...yaml.locationOf(path, unknownKey ? 'key' : 'value'),
      }),
  );
  return { metadata: {}, diagnostics: sortDiagnostics(diagnostics) };
}

export function parseCategoryYaml({ file, text }: CategoryFile): ParsedYaml {
  return parseYaml({ file, text, code: 'invalid-category', what: 'The category file' });
}

function hintFor(key: PropertyKey | undefined): string {
  if (key === undefined)
    return 'Write key-value pairs: `label: Guides` in YAML, or `{ "label": "Guides" }` in JSON.';
  const schema = Object.entries(categorySchema.shape).find(([name]) => name === key)?.[1];
  const advice = 'Correct the value, or remove the key.';
  return schema?.description === undefined ? advice : `${advice} What the key means: ${schema.description}`;
}
