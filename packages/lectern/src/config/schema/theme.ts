import { z } from 'zod';
import { announcementBarSchema } from './announcement-bar.js';
import { footerSchema } from './footer.js';
import { navbarSchema } from './navbar.js';
import { strict } from './strict.js';

const headingLevel = z.number().int().min(2).max(6);

/** The keys have the same names as in Docusaurus. */
export const themeConfigSchema = strict({
  navbar: navbarSchema.prefault({}).describe('The navbar at the top of each page.'),
  footer: footerSchema.prefault({}).describe('The footer of each page.'),
  announcementBar: announcementBarSchema
    .optional()
    .describe('An announcement on every page, until the reader closes it. Default: none.'),
  colorMode: strict({
    defaultMode: z
      .enum(['light', 'dark'])
      .default('light')
      .describe('The color mode that readers see on their first visit.'),
    disableSwitch: z.boolean().default(false).describe('Removes the color mode switch.'),
    respectPrefersColorScheme: z
      .boolean()
      .default(false)
      .describe(
        'Follows the system setting until the reader chooses a mode. The switch also gets a third state, "system".',
      ),
  })
    .prefault({})
    .describe('The color modes, light and dark.'),
  tableOfContents: strict({
    minHeadingLevel: headingLevel
      .default(2)
      .describe('The minimum heading level in the table of contents, from 2 to 6.'),
    maxHeadingLevel: headingLevel
      .default(3)
      .describe('The maximum heading level in the table of contents, from 2 to 6.'),
  })
    .prefault({})
    .describe('The table of contents.'),
  docs: strict({
    versionPersistence: z
      .enum(['localStorage', 'none'])
      .default('localStorage')
      .describe('Where to store the version that a reader chose; with `none`, it is not stored.'),
    sidebar: strict({
      autoCollapseCategories: z
        .boolean()
        .default(false)
        .describe('Closes the other categories on the same level when a reader opens a category.'),
    })
      .prefault({})
      .describe('Settings for sidebars.'),
  })
    .prefault({})
    .describe('Settings for all docs sources.'),
  prism: strict({
    magicComments: z
      .array(
        strict({
          className: z
            .string()
            .min(1)
            .describe('The class for the highlighted lines. Style it in your own style sheet.'),
          line: z
            .string()
            .optional()
            .describe('The comment that highlights the next line, e.g. `highlight-next-line`.'),
          block: strict({
            start: z
              .string()
              .describe('The comment before the first highlighted line, e.g. `highlight-start`.'),
            end: z.string().describe('The comment after the last highlighted line, e.g. `highlight-end`.'),
          })
            .optional()
            .describe('The comments around a range of highlighted lines.'),
        }),
      )
      .optional()
      .describe('Comments that highlight lines of code. Your list replaces the built-in comments.'),
  })
    .prefault({})
    .describe('Settings for code blocks.'),
  image: z
    .string()
    .refine((image) => URL.canParse(image, 'https://example.org'), 'a path, or a valid URL')
    .optional()
    .describe('The image that social networks show for links to this site, as a path in the static folder.'),
  metadata: z
    .array(
      strict({
        name: z.string().optional().describe('The `name` of the element, e.g. `author`.'),
        property: z
          .string()
          .optional()
          .describe('The `property` of the element, for Open Graph, e.g. `og:type`.'),
        content: z.string().describe('The `content` of the element.'),
      }),
    )
    .default([])
    .describe(
      '`<meta>` elements that are added to each page, e.g. `{ "name": "author", "content": "Ada" }`.',
    ),
});
