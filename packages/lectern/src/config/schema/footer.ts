import { z } from 'zod';
import { imageSize } from './image-size.js';
import { hasTarget } from './link-target.js';
import { strict } from './strict.js';

const link = strict({
  label: z.string().describe('The text of the link. Required for a link.'),
  to: z
    .string()
    .optional()
    .describe('A route of this site, without the base path. A link needs either `to` or `href`.'),
  href: z.string().optional().describe('A URL outside this site.'),
}).refine(...hasTarget);

const html = strict({ html: z.string().describe('Raw HTML, for an item that is not a plain link.') });

const item = z.union([link, html]);

export const footerSchema = strict({
  logo: strict({
    src: z.string().describe('Path of the image in the static folder, e.g. `img/logo.svg`.'),
    srcDark: z.string().optional().describe('Path of another image for dark mode.'),
    alt: z.string().default('').describe('The alt text.'),
    href: z.string().optional().describe('The URL that the logo links to. Default: the home page.'),
    ...imageSize,
  })
    .optional()
    .describe('A logo above the copyright line.'),
  links: z
    .array(
      strict({
        title: z.string().describe('The heading of the column. Use an empty string for no heading.'),
        items: z.array(item).describe('The links, in order.'),
      }),
    )
    .default([])
    .describe('The columns of links.'),
  copyright: z.string().optional().describe('The copyright line, as raw HTML.'),
});
