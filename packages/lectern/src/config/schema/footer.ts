import { z } from 'zod';
import { imageSize } from './image-size.js';
import { hasTarget } from './link-target.js';
import { strict } from './strict.js';

const link = strict({
  label: z.string().describe('The text of the link.'),
  to: z.string().optional().describe('A route of this site, without the base path.'),
  href: z.string().optional().describe('A URL outside of this site.'),
}).refine(...hasTarget);

const html = strict({ html: z.string().describe('Raw HTML.') });

const item = z.union([link, html]);

export const footerSchema = strict({
  logo: strict({
    src: z.string().describe('Path of the image in the static folder.'),
    srcDark: z.string().optional().describe('Another image for dark mode.'),
    alt: z.string().default('').describe('The alt text.'),
    href: z.string().optional().describe('The URL that the logo links to.'),
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
