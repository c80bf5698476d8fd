import { z } from 'zod';

const text = z.string('a text');
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
const textOrNull = z.union([z.string(), z.null()], 'a text, or null for none');
const props = z.record(z.string(), z.unknown(), 'keys with values');

const tag = z.union(
  [
    z.string(),
    z.looseObject({
      label: z.string().describe('The word of the tag.'),
      permalink: z.string().describe('Read, so that existing pages work.'),
    }),
  ],
  'a text, or label and permalink',
);

const keywords = z.union(
  [
    z.array(z.string()),
    z.string().transform((words) =>
      words
        .split(',')
        .map((word) => word.trim())
        .filter(Boolean),
    ),
  ],
  'a list of texts, or one text with commas',
);

const lastUpdate = z.looseObject(
  {
    date: text
      .refine((date) => !Number.isNaN(Date.parse(date)), 'a date such as 2024-05-31')
      .optional()
      .describe('The day of the last change, e.g. `2024-05-31`; it wins over git.'),
    author: text.optional().describe('Who made the last change.'),
  },
  'date, author or both',
);

/** The keys with a meaning; each description is the manual of its key. */
export const frontMatterShape = {
  id: text
    .refine((id) => !id.includes('/'), 'a name without a slash (the folder is added to it)')
    .optional()
    .describe(
      'Name of the document in its folder, for sidebars and the address; default: the name of the file.',
    ),
  title: text.optional().describe('Title of the page; default: the first heading.'),
  slug: text
    .optional()
    .describe('Address of the page: `/x` from the root of its source, `x` from its folder.'),
  sidebar_label: text.optional().describe('Words in the sidebar; default: the title.'),
  sidebar_position: number
    .optional()
    .describe('Place among its neighbors in a generated sidebar, e.g. `2` or `2.5`.'),
  sidebar_class_name: text.optional().describe('A class for its entry in the sidebar, for your own CSS.'),
  sidebar_key: text.optional().describe('A stable name of its entry in the sidebar, for translations.'),
  sidebar_custom_props: props.optional().describe('Values of your own for its entry in the sidebar.'),
  displayed_sidebar: textOrNull.optional().describe('Id of the sidebar beside the page; null for none.'),
  description: text
    .optional()
    .describe('One sentence for search engines and cards; default: the first paragraph.'),
  keywords: keywords
    .optional()
    .describe(
      'Other names for the page. The site search finds it by each of them, and search engines read them.',
    ),
  image: text
    .refine((image) => URL.canParse(image, 'https://example.org'), 'a path, or an address that is valid')
    .optional()
    .describe(
      'The picture of links to the page in social media: `./` is beside the text, `/` in the static folder.',
    ),
  tags: z.array(tag, 'a list of tags').optional().describe('Tags of the page, e.g. `[setup, audio]`.'),
  pagination_label: text.optional().describe('Words of links to it at the foot of its neighbors.'),
  pagination_next: textOrNull.optional().describe('Id of the document that comes next; null for none.'),
  pagination_prev: textOrNull.optional().describe('Id of the document that came before; null for none.'),
  hide_title: flag.optional().describe('Leaves the title above the text out.'),
  hide_table_of_contents: flag.optional().describe('Leaves the list of headings out.'),
  toc_min_heading_level: headingLevel
    .optional()
    .describe('The highest level in the list of headings, 2 to 6.'),
  toc_max_heading_level: headingLevel
    .optional()
    .describe('The lowest level in the list of headings, 2 to 6.'),
  draft: flag.optional().describe('A page that only the dev server shows.'),
  unlisted: flag.optional().describe('A page that is built, but stands in no sidebar, sitemap or search.'),
  custom_edit_url: textOrNull.optional().describe('Address of the editor for this page; null for none.'),
  last_update: lastUpdate.optional().describe('Day and author of the last change, instead of what git says.'),
  wrapperClassName: text.optional().describe('A class around the page, for your own CSS.'),
  parse_number_prefixes: flag
    .optional()
    .describe('`false`: numbers at the start of the names of files and folders stay.'),
};

/** Keys whose numbers are numbers; under every other known key, `404` is a text. */
export const numericKeys: ReadonlySet<string> = new Set([
  'sidebar_position',
  'toc_min_heading_level',
  'toc_max_heading_level',
]);

/** Front matter of a document or a Markdown page. Keys of your own are allowed and kept. */
export const frontMatterSchema = z
  .looseObject(frontMatterShape, 'keys with values')
  .superRefine((value, context) => {
    if (value.draft === true && value.unlisted === true) {
      context.addIssue({
        code: 'custom',
        path: ['unlisted'],
        params: { sentence: true },
        message:
          'draft and unlisted are both true, but a draft is not built at all, and an unlisted page is.',
      });
    }
    const { toc_min_heading_level: min, toc_max_heading_level: max } = value;
    if (min !== undefined && max !== undefined && min > max) {
      context.addIssue({
        code: 'custom',
        path: ['toc_min_heading_level'],
        params: { sentence: true },
        message: `toc_min_heading_level: found ${min}, expected at most ${max}, which is toc_max_heading_level.`,
      });
    }
  });

export type FrontMatter = z.output<typeof frontMatterSchema>;
