import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { ConfigMigration, ConfigReaderInput } from 'lectern/plugin';
import { colorThemeTag } from '../map/color-theme.js';
import type { PluginCall } from '../map/optional-plugins.js';
import { readMapped } from '../read-mapped.js';
import { createImportList } from './import-list.js';
import { importedNames } from './imported.js';
import { Code, printValue, Unprintable } from './print.js';
import { writable } from './writable.js';

/**
 * Writes a `lectern.config.ts` equivalent to a `docusaurus.config` file, for `lectern migrate`. Computed values are
 * written as constants.
 * @throws Any error that the file throws.
 */
export async function migrateConfig({ siteDir, file, mode }: ConfigReaderInput): Promise<ConfigMigration> {
  const { mapped, dependencies, module, notes, note } = await readMapped({ siteDir, file, mode });
  const imports = createImportList();
  const named = (name: string, from: string) => imports.add({ specifier: from, name });
  const files = await Promise.all(
    dependencies.map(async (path) => ({ path, text: await readFile(path, 'utf8') })),
  );
  const names = await importedNames({
    siteDir,
    files,
    load: module.load,
    importNative: async (specifier) =>
      import(pathToFileURL(module.resolve(specifier)).href) as Promise<unknown>,
  });
  const write = (value: unknown, at: string) => writable({ value, at, names, imports, file, note, siteDir });
  const { plugins: _, customCss: __, ...rest } = mapped.config;
  const config = {
    ...(write(rest, '') as object),
    customCss: [
      new Code(`...${named('infimaStyles', own)}({ siteDir: import.meta.dirname })`),
      ...mapped.customCss,
    ],
    plugins: [
      ...distinctCalls(mapped.calls).map(({ name, from, argument, isMany }, index) => {
        const written = write(argument, `plugins[${index}]`) as Readonly<Record<string, unknown>>;
        // Without its functions, the plug-in would do nothing. If one of them can't be written, a comment replaces the
        // whole call.
        const lost = Object.values(written).find((value) => value instanceof Unprintable);
        if (lost !== undefined) return lost;
        const options = printValue(written);
        const call = `${named(name, from)}(${options === '{}' && name !== 'redirects' ? '' : options})`;
        return new Code(isMany === true ? `...(await ${call})` : call);
      }),
      new Code(
        `${named('definePlugin', 'lectern')}(${printValue({
          name: 'head-tags',
          headTags: mapped.headTags.map((tag) =>
            tag === colorThemeTag ? new Code(named('colorThemeTag', own)) : tag,
          ),
          ...(Object.keys(mapped.readable).length === 0 ? {} : { themeConfig: mapped.readable }),
        })})`,
      ),
    ],
  };
  const body = `export default ${named('defineConfig', 'lectern')}(${printValue(config)});`;
  return {
    file: 'lectern.config.ts',
    text: `${[`// Generated from ${file} by "lectern migrate".`, ...imports.lines(), '', body].join('\n')}\n`,
    notes: notes(),
    packages: imports.packages(),
  };
}

const own = '@lectern/docusaurus';

/** `runAsPlugins` may create several plug-ins from one call, and the list then contains the call several times. */
function distinctCalls(calls: readonly PluginCall[]): PluginCall[] {
  return calls.filter(
    (call, index) => calls.findIndex(({ argument }) => argument === call.argument) === index,
  );
}
