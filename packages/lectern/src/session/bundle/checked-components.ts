import { join } from 'node:path';
import type { Plugin } from 'vite';
import { themeComponentNames } from '../../content/swizzled.js';
import { engineSource } from '../../util/engine-paths.js';

/**
 * Modules in `src/theme` that don't export a component. `components` means an object whose values are components, and
 * `object` means any object.
 */
const expectedExports: Readonly<Record<string, 'components' | 'object'>> = {
  'Admonition/Types': 'components',
  MDXComponents: 'object',
  'NavbarItem/ComponentTypes': 'components',
  ReactLiveScope: 'object',
};

/**
 * Checks the default export of each module that replaces a theme component. The check runs when the server bundle is
 * loaded, so a wrong export is reported once instead of on every page.
 */
export function checkedComponents({ siteDir }: { siteDir: string }): Plugin {
  const folder = join(siteDir, 'src/theme', '/');
  return {
    name: 'lectern-checked-components',
    enforce: 'post',
    transform(source, id) {
      if (!id.startsWith(folder) || !/\bexport\b/.test(source)) return undefined;
      const name = id
        .slice(folder.length)
        .replace(/\.[jt]sx?$/, '')
        .replace(/\/index$/, '');
      if (!themeComponentNames.includes(name)) return undefined;
      const check = JSON.stringify(join(engineSource(), 'theme/checked-component.ts'));
      const options = JSON.stringify({ file: id, expected: expectedExports[name] ?? 'component' });
      // A default export can be declared in many ways, so the module imports itself. The check is appended, so the
      // source map stays valid.
      const code = [
        source,
        `import * as lecternExports from ${JSON.stringify(id)};`,
        `import { checkComponent as lecternCheck } from ${check};`,
        `lecternCheck({ value: lecternExports.default, ...${options} });`,
      ].join('\n');
      return { code, map: null };
    },
  };
}
