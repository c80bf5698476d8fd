import type { UnifiedEntry, UnifiedPlugins } from './types.js';
import { unifiedLists } from './types.js';

const defaults = ['remarkGfm', 'remarkDirective'] as const;

type DefaultOptions = Readonly<Record<(typeof defaults)[number], readonly unknown[]>>;

/** If a default plug-in ran twice, its syntax would be parsed twice, first without the site's options. */
export function withoutDefaults(plugins: UnifiedPlugins): {
  plugins: UnifiedPlugins;
  options: DefaultOptions;
} {
  const options: Record<string, readonly unknown[]> = { remarkGfm: [], remarkDirective: [] };
  const rest = unifiedLists.map((list) => [
    list,
    plugins[list]?.filter((entry) => {
      const [plugin, ...given] = partsOf(entry);
      const name = defaults.find((each) => each === plugin.name);
      if (name !== undefined) options[name] = given;
      return name === undefined;
    }),
  ]);
  return { plugins: Object.fromEntries(rest) as UnifiedPlugins, options: options as DefaultOptions };
}

function partsOf(entry: UnifiedEntry): readonly [plugin: { name: string }, ...options: unknown[]] {
  return typeof entry === 'function' ? [entry] : entry;
}
