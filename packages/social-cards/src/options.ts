import { z } from 'zod';
import { strict } from './strict.js';

const color = z.string().regex(/^#(?:[\da-f]{3}|[\da-f]{6})$/i, { error: 'a colour such as "#0a5a52"' });

/** `socialCards`: a picture of each page, for links to it in social media and messengers. */
export const socialCardsSchema = z
  .union(
    [
      z.boolean(),
      strict({
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
            'Colours as `#rrggbb`; default: those of the theme, in the mode that `colorMode.defaultMode` names.',
          ),
      }),
    ],
    {
      error: ({ code }) =>
        code === 'invalid_union'
          ? 'true, false or an object such as { colors: { accent: "#0a5a52" } }'
          : undefined,
    },
  )
  .default(false)
  .describe(
    'Draws a card, 1200 × 630 pixels, for each page that has no `image` of its own, when the site is built.',
  );

export type SocialCardsConfig = z.output<typeof socialCardsSchema>;
