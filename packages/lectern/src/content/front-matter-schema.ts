import { z } from 'zod';
import { writtenDate } from './written-date.js';

const text = z.string('a string');
const flag = z.union(
  [z.boolean(), z.enum(['true', 'false']).transform((word) => word === 'true')],
  'true or false',
);
const number = z.union(
  [
    z.number(),
    z
      .string()
      .regex(/^-?\d+(?:\.\d+)?$/, 'a number')
      .transform(Number),
  ],
  'a number',
);
const level = 'a whole number from 2 to 6';
const headingLevel = z.union(
  [
    z.number().int(level).min(2, level).max(6, level),
    z
      .string()
      .regex(/^[2-6]$/, level)
      .transform(Number),
  ],
  level,
);
const textOrNull = z.union([z.string(), z.null()], 'a string, or null for none');
const props = z.record(z.string(), z.unknown(), 'key-value pairs');

const tag = z.union(
  [
    z.string(),
    z.looseObject({
      label: z.string().describe('The label of the tag.'),
      permalink: z
        .string()
        .describe('The path of the tag page, relative to the page that lists all tags, e.g. `/setup`.'),
    }),
  ],
  'a string, or an object with label and permalink',
);

const keywords = z.union(
  [
    z.array(z.string()),
    z.string().transform((text) =>
      text
        .split(',')
        .map((word) => word.trim())
        .filter(Boolean),
    ),
  ],
  'a list of strings, or a comma-separated string',
);

const lastUpdate = z.looseObject(
  {
    date: text
      .refine((date) => writtenDate(date) !== undefined, 'a date such as 2024-05-31')
      .optional()
      .describe('The date of the last change, e.g. `2024-05-31`. Overrides the date from git.'),
    author: text
      .optional()
      .describe('The author of the last change, for sources and blogs with `showLastUpdateAuthor`.'),
  },
  'a date, an author, or both',
);

/** The reference page is generated from the descriptions. */
export const frontMatterShape = {
  id: text
    .refine((id) => !id.includes('/'), 'a name without a slash (the folder is added automatically)')
    .optional()
    .describe(
      'Name of the document in its folder. It is part of the document ID and, without a `slug`, of the URL. Default: the name of the file.',
    ),
  title: text
    .optional()
    .describe('Title of the page. Default: the first heading, if its level is 1; otherwise, the `id`.'),
  slug: text
    .optional()
    .describe(
      'URL of the page. `/x` is relative to the URL of the source, and `x` is relative to the folder of the file. Default: the path of the file without number prefixes, with the `id` as the last segment. For `index`, `README`, and a file with the name of its folder, the default is the path of the folder.',
    ),
  sidebar_label: text.optional().describe('The label in the sidebar. Default: the title.'),
  sidebar_position: number
    .optional()
    .describe(
      'The position in a generated sidebar, e.g. `2` or `2.5`. Default: the number prefix of the file.',
    ),
  sidebar_class_name: text.optional().describe('A class for the entry in the sidebar, for your own CSS.'),
  sidebar_key: text.optional().describe('Accepted for compatibility with Docusaurus. Has no effect.'),
  sidebar_custom_props: props
    .optional()
    .describe('Custom values for the entry in the sidebar, which your own sidebar components can read.'),
  displayed_sidebar: textOrNull
    .optional()
    .describe(
      'ID of the sidebar that the page shows; null for none. Default: the sidebar that contains the page.',
    ),
  description: text
    .optional()
    .describe(
      'One sentence about the page, for search engines, social networks, and cards. Default: the first paragraph.',
    ),
  keywords: keywords
    .optional()
    .describe(
      'Search terms for the page. The site search finds the page by each of them, and they are published in a `<meta>` element for search engines.',
    ),
  image: text
    .refine((image) => URL.canParse(image, 'https://example.org'), 'a path, or a valid URL')
    .optional()
    .describe(
      'The image that social networks show for the page. A path that starts with `./` is relative to the document, and a path that starts with `/` is relative to the static folder.',
    ),
  tags: z.array(tag, 'a list of tags').optional().describe('Tags of the page, e.g. `[setup, audio]`.'),
  pagination_label: text
    .optional()
    .describe(
      'The label of the links to this page from the previous and the next page. Default: the label in the sidebar.',
    ),
  pagination_next: textOrNull
    .optional()
    .describe('ID of the next document; null for no link. Default: the next page in the sidebar.'),
  pagination_prev: textOrNull
    .optional()
    .describe('ID of the previous document; null for no link. Default: the previous page in the sidebar.'),
  hide_title: flag.optional().describe('Hides the title at the top of the page.'),
  hide_table_of_contents: flag.optional().describe('Hides the table of contents.'),
  toc_min_heading_level: headingLevel
    .optional()
    .describe(
      'The minimum heading level in the table of contents. Default: `tableOfContents.minHeadingLevel`.',
    ),
  toc_max_heading_level: headingLevel
    .optional()
    .describe(
      'The maximum heading level in the table of contents. Default: `tableOfContents.maxHeadingLevel`.',
    ),
  draft: flag.optional().describe('Shows the page only in the dev server.'),
  unlisted: flag
    .optional()
    .describe(
      'Builds the page, but leaves it out of sidebars, search, the sitemap, and `llms.txt`, and asks search engines not to index it.',
    ),
  custom_edit_url: textOrNull
    .optional()
    .describe('URL of the “Edit this page” link; null for no link. Default: from `editUrl` of the source.'),
  last_update: lastUpdate
    .optional()
    .describe('The date and author of the last change. They override those from git.'),
  wrapperClassName: text.optional().describe('A class for the element around the page, for your own CSS.'),
  parse_number_prefixes: flag
    .optional()
    .describe(
      'With `false`, number prefixes in the path of the file stay in the ID and the URL of the document.',
    ),
};

/** Keys whose values are or contain numbers. For any other known key, a value such as `404` is a string. */
export const numericKeys: ReadonlySet<string> = new Set([
  'sidebar_custom_props',
  'sidebar_position',
  'toc_min_heading_level',
  'toc_max_heading_level',
]);

/** The schema of front matter, for documents and Markdown pages. Custom keys are allowed and kept. */
export const frontMatterSchema = z
  .looseObject(frontMatterShape, 'key-value pairs')
  .superRefine((value, context) => {
    if (value.draft === true && value.unlisted === true) {
      context.addIssue({
        code: 'custom',
        path: ['unlisted'],
        params: { sentence: true },
        message: '`draft` and `unlisted` are both true. A draft is not built, so `unlisted` has no effect.',
      });
    }
    const { toc_min_heading_level: min, toc_max_heading_level: max } = value;
    if (min !== undefined && max !== undefined && min > max) {
      context.addIssue({
        code: 'custom',
        path: ['toc_min_heading_level'],
        params: { sentence: true },
        message: `toc_min_heading_level: found ${min}, expected at most ${max}, the value of toc_max_heading_level.`,
      });
    }
  });

export type FrontMatter = z.output<typeof frontMatterSchema>;
