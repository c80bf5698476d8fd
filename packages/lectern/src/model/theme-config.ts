import type { SiteConfig } from '../config/schema/index.js';

/**
 * Returns `themeConfig` as components read it: the translated keys of the configuration, and the keys that plug-ins
 * add.
 */
export function readableThemeConfig({
  plugins,
  themeConfig,
}: Pick<SiteConfig, 'plugins' | 'themeConfig'>): Readonly<Record<string, unknown>> {
  const added: Record<string, unknown> = Object.assign(
    {},
    ...plugins.map((plugin) => plugin.themeConfig ?? {}),
  );
  const own: [string, unknown][] = Object.entries(themeConfig).filter(([, value]) => value !== undefined);
  return {
    ...added,
    ...Object.fromEntries(own.map(([key, value]) => [key, merged({ added: added[key], own: value })])),
  };
}

/** Merges two objects. Values of the configuration take precedence, because they are complete and translated. */
function merged({ added, own }: { added: unknown; own: unknown }): unknown {
  return isObject(added) && isObject(own) ? { ...added, ...withoutUndefined(own) } : own;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function withoutUndefined(value: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).filter(([, inner]) => inner !== undefined));
}
