import { z } from 'zod';
import { announcementBarSchema } from './announcement-bar.js';
import { footerSchema } from './footer.js';
import { navbarSchema } from './navbar.js';
import { strict } from './strict.js';

const headingLevel = z.number().int().min(2).max(6);

/** `themeConfig`: what the reader sees. The keys have the names that writers know from Docusaurus. */
export const themeConfigSchema = strict({
  navbar: navbarSchema.prefault({}).describe('The bar at the top.'),
  footer: footerSchema.prefault({}).describe('The foot of each page.'),
  announcementBar: announcementBarSchema
    .optional()
    .describe('A message above every page, until the reader closes it; default: none.'),
  colorMode: strict({
    defaultMode: z.enum(['light', 'dark']).default('light').describe('The mode of a first visit.'),
    disableSwitch: z.boolean().default(false).describe('Takes the switch away.'),
    respectPrefersColorScheme: z
      .boolean()
      .default(false)
      .describe('Follows the system until the reader chooses; the switch then has a third state, "system".'),
  })
    .prefault({})
    .describe('Light and dark.'),
  tableOfContents: strict({
    minHeadingLevel: headingLevel.default(2).describe('The highest heading that is listed.'),
    maxHeadingLevel: headingLevel.default(3).describe('The lowest heading that is listed.'),
  })
    .prefault({})
    .describe('The list of headings beside an article.'),
  docs: strict({
    versionPersistence: z
      .enum(['localStorage', 'none'])
      .default('localStorage')
      .describe('Where the version that a reader has chosen is kept; `none`: it is not.'),
    sidebar: strict({
      autoCollapseCategories: z.boolean().default(false).describe('Opening a category closes its siblings.'),
    })
      .prefault({})
      .describe('Sidebars.'),
  })
    .prefault({})
    .describe('What concerns every docs source.'),
  prism: strict({
    magicComments: z
      .array(
        strict({
          className: z
            .string()
            .min(1)
            .describe('The class of the lines, which a style sheet of the site knows.'),
          line: z.string().optional().describe('The comment that marks the line after it.'),
          block: strict({
            start: z.string().describe('The comment before the first of these lines.'),
            end: z.string().describe('The comment after the last of them.'),
          })
            .optional()
            .describe('The comments around the lines that are marked.'),
        }),
      )
      .optional()
      .describe(
        'Comments that mark lines of code. They take the place of those that Lectern knows by itself.',
      ),
  })
    .prefault({})
    .describe('Code blocks.'),
  image: z
    .string()
    .refine((image) => URL.canParse(image, 'https://example.org'), 'a path, or an address that is valid')
    .optional()
    .describe('The picture of links to this site in social media, in the static folder.'),
  metadata: z
    .array(
      strict({
        name: z.string().optional().describe('The `name` of the element, e.g. `author`.'),
        property: z.string().optional().describe('Its `property`, as Open Graph has it, e.g. `og:type`.'),
        content: z.string().describe('Its value.'),
      }),
    )
    .default([])
    .describe('`<meta>` elements for each page.'),
});
