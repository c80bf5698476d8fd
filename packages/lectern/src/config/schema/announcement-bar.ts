import { z } from 'zod';
import { strict } from './strict.js';

const color = z.string().min(1);

/** `themeConfig.announcementBar` */
export const announcementBarSchema = strict({
  id: z
    .string()
    .min(1)
    .default('announcement-bar')
    .describe('Names the message: a reader who has closed it sees it again when this changes.'),
  content: z.string().min(1).describe('The message, as HTML that is set as it stands.'),
  backgroundColor: color.optional().describe('A CSS color; default: that of the theme.'),
  textColor: color.optional().describe('A CSS color; default: that of the theme.'),
  isCloseable: z.boolean().default(true).describe('Gives the reader a button that closes the message.'),
});
