import type { Loose } from '../values.js';
import { textOf } from '../values.js';
import { sitePath } from './site-path.js';

/**
 * Leaves out Docusaurus's default component. Without the option, that component or its replacement in `src/theme` is
 * rendered.
 */
export function pageComponent({
  key,
  value,
  siteDir,
  defaults,
}: {
  key: string;
  value: unknown;
  siteDir: string;
  defaults: RegExp;
}): Loose {
  const component = textOf(value);
  if (component === undefined || defaults.test(component)) return {};
  return {
    [key]: /^[./]|^@site\//.test(component) ? `@site/${sitePath({ siteDir, path: component })}` : component,
  };
}
