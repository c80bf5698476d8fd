import type { SiteConfig } from '../config/schema/index.js';

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

/**
 * Components also need keys that the schema doesn't know, such as a footer link's icon. Values from the configuration
 * take precedence, because they are complete and translated.
 */
function merged({ added, own }: { added: unknown; own: unknown }): unknown {
  if (Array.isArray(added) && Array.isArray(own) && added.length === own.length)
    return own.map((value: unknown, index) => merged({ added: added[index], own: value }));
  if (!isObject(added) || !isObject(own)) return own;
  const { to: _, href: __, ...others } = added;
  const rest = 'to' in own || 'href' in own ? others : added;
  return {
    ...rest,
    ...Object.fromEntries(
      Object.entries(withoutUndefined(own)).map(([key, value]) => [
        key,
        merged({ added: rest[key], own: value }),
      ]),
    ),
  };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function withoutUndefined(value: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).filter(([, inner]) => inner !== undefined));
}
