import { z } from 'zod';

/** A remark, rehype, or recma plug-in: a function that unified calls with the plug-in's options. */
export type UnifiedPlugin = (...options: never[]) => unknown;

/** A plug-in, with or without options: `remarkMath` or `[remarkToc, { heading: 'Contents' }]`. */
export type UnifiedEntry = UnifiedPlugin | readonly [plugin: UnifiedPlugin, ...options: unknown[]];

/** Accepts any function, because unified itself validates the function's result. */
const plugin = z.custom<UnifiedPlugin>((value) => typeof value === 'function', 'a function');

// A cast makes the list read-only. zod's `readonly()` can't be used, because it freezes the input.
const list = z.array(
  z.union([plugin, z.tuple([plugin], z.unknown())], {
    error: () => 'a plug-in, or a list with a plug-in and its options',
  }),
) as unknown as z.ZodType<readonly UnifiedEntry[], readonly UnifiedEntry[]>;
const entries = list.optional();

/**
 * Keys for remark, rehype, and recma plug-ins, with the same names as in Docusaurus. If a source has any of these keys,
 * `@mdx-js/mdx` compiles its documents.
 */
export const unifiedShape = {
  beforeDefaultRemarkPlugins: entries.describe("remark plug-ins that run before Lectern's own steps."),
  remarkPlugins: entries.describe(
    'remark plug-ins, each a function or `[function, options]`. If a source has any remark plug-in, all of its Markdown files are compiled by `@mdx-js/mdx`, which is about fifty times slower than Lectern’s own compiler.',
  ),
  beforeDefaultRehypePlugins: entries.describe("rehype plug-ins that run before Lectern's own steps."),
  rehypePlugins: entries.describe(
    'rehype plug-ins, in the same form and at the same cost as `remarkPlugins`.',
  ),
  recmaPlugins: entries.describe('recma plug-ins, in the same form and at the same cost as `remarkPlugins`.'),
};
