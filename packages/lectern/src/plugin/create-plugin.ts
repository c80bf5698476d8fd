import type { z } from 'zod';
import { optionProblems } from '../config/validate.js';
import type { Plugin } from './plugin.js';

/** The function that a site calls in the `plugins` key of its configuration. */
export interface PluginFactory<Schema extends z.ZodType> {
  (...options: FactoryArguments<z.input<Schema>>): Plugin;
  /** The schema of the options. The option reference is generated from the descriptions in the schema. */
  options: Schema;
}

/** The arguments of a plug-in's function. The options argument may be left out if every option is optional. */
type FactoryArguments<Options> =
  Record<never, never> extends Options ? [options?: Options] : [options: Options];

/**
 * Creates the function that a site calls to add a plug-in to its configuration. The function validates the options with
 * a schema. Invalid options are build errors, each with its location in the configuration. The error for a misspelled
 * key suggests the nearest known key.
 * @param input.name - The plug-in's name in messages about its options.
 * @param input.options - A schema created with `strict`, which makes unknown keys errors. Describe each key.
 * @param input.setup - Returns the plug-in. It receives the options, including every default.
 * @example
 * export const glossary = createPlugin({
 *   name: 'glossary',
 *   options: strict({ file: z.string().default('glossary.yml').describe('The file of the terms.') }),
 *   setup: ({ file }) => ({ name: 'glossary', read: ({ readFile }) => pagesOf(readFile(file)) }),
 * });
 */
export function createPlugin<Schema extends z.ZodType>({
  name,
  options: schema,
  setup,
}: {
  /** The plug-in's name in messages about its options. */
  name: string;
  options: Schema;
  setup: (options: z.output<Schema>) => Plugin;
}): PluginFactory<Schema> {
  const factory = (...[options]: FactoryArguments<z.input<Schema>>): Plugin => {
    const value: unknown = options ?? {};
    const parsed = schema.safeParse(value, { reportInput: true });
    if (parsed.success) return setup(parsed.data);
    const problems = optionProblems({ error: parsed.error, value });
    return { name, check: () => problems };
  };
  return Object.assign(factory, { options: schema });
}
