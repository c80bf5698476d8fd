import { z } from 'zod';
import { strict } from './strict.js';

/** What a hook takes and gives is checked by TypeScript, where `definePlugin` is called. */
const hook = z.custom<(...input: never[]) => unknown>((value) => typeof value === 'function', 'a function');

/** A plug-in: what `definePlugin`, or a function such as `trace`, gives. `plugins/plugin.ts` says what it can do. */
export const pluginSchema = strict({
  name: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/, 'small letters, digits and hyphens')
    .describe('Unique: messages name the plug-in, and its pages belong to it.'),
  check: hook.optional().describe('Checks the options that it was given.'),
  read: hook.optional().describe('Gives pages and entries of sidebars.'),
  text: strict({
    ids: z.string().optional().describe('Words of texts that are ids: a regular expression for a whole one.'),
    directives: z
      .record(z.string(), z.string())
      .default({})
      .describe('Leaf directives (`::name{…}`) by their names, with the module that shows each.'),
  })
    .optional()
    .describe('What it looks for in texts.'),
  assemble: hook.optional().describe('Says what the ids and directives of all texts come to.'),
});
