import { filePath, strict, z } from 'lectern/plugin';

const color = z.string().regex(/^#(?:[\da-f]{3}|[\da-f]{6})$/i, { error: 'a color such as "#0a5a52"' });

export const socialCardsSchema = strict({
  logo: filePath()
    .min(1)
    .optional()
    .describe('Path of an image in the static folder, as SVG, PNG, JPEG, or WebP. Default: the navbar logo.'),
  fonts: z
    .array(filePath().min(1))
    .default([])
    .describe(
      'Paths of font files, relative to the site folder: TTF, OTF, WOFF, or WOFF2. Each character is drawn with the first font that contains it. The last font is always Arimo, which has Latin, Greek, Cyrillic, and Hebrew letters.',
    ),
  colors: strict({
    background: color.optional().describe('The color of the background.'),
    text: color.optional().describe('The color of the page title and the site title.'),
    muted: color.optional().describe('The color of the description.'),
    accent: color.optional().describe('The color of the border and of the section name.'),
  })
    .prefault({})
    .describe(
      'Colors as `#rrggbb`. Default: the theme’s colors in the color mode that `colorMode.defaultMode` sets.',
    ),
});

export type SocialCardsOptions = z.output<typeof socialCardsSchema>;
