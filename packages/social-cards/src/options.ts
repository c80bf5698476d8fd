import { strict, z } from 'lectern/plugin';

const color = z.string().regex(/^#(?:[\da-f]{3}|[\da-f]{6})$/i, { error: 'a color such as "#0a5a52"' });

/** How the cards look. */
export const socialCardsSchema = strict({
  logo: z
    .string()
    .min(1)
    .optional()
    .describe(
      'Path of an image in the static folder: SVG, PNG, JPEG or WebP; default: the logo of the navbar.',
    ),
  fonts: z
    .array(z.string().min(1))
    .default([])
    .describe(
      'Paths of font files, relative to the site folder: TTF, OTF, WOFF or WOFF2. The first that has a letter draws it. Arimo, with Latin, Greek, Cyrillic and Hebrew letters, is always the last.',
    ),
  colors: strict({
    background: color.optional().describe('The surface of the card.'),
    text: color.optional().describe('The title of the page and that of the site.'),
    muted: color.optional().describe('The description.'),
    accent: color.optional().describe('The edge, and the section.'),
  })
    .prefault({})
    .describe(
      'Colors as `#rrggbb`; default: those of the theme, in the mode that `colorMode.defaultMode` names.',
    ),
});

export type SocialCardsOptions = z.output<typeof socialCardsSchema>;
