import { z } from 'zod';
import { strict } from './strict.js';

const color = z.string().min(1);

export const announcementBarSchema = strict({
  id: z
    .string()
    .min(1)
    .default('announcement-bar')
    .describe(
      'The ID of the announcement. Change the ID to show the announcement again to readers who closed it.',
    ),
  content: z.string().min(1).describe('The text, as raw HTML.'),
  backgroundColor: color.optional().describe("The CSS color of the background. Default: the theme's color."),
  textColor: color.optional().describe("The CSS color of the text. Default: the theme's color."),
  isCloseable: z.boolean().default(true).describe('Adds a close button.'),
});
