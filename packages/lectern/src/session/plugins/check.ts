import type { PlaceInConfig } from '../../content/reader-types.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { problem, sortDiagnostics } from '../../diagnostics/diagnostic.js';
import { pathText } from '../../diagnostics/path-text.js';
import type { Plugin } from '../../plugin/plugin.js';

/** What is wrong in the options of plug-ins, with its place in the configuration. */
export function checkPlugins({
  plugins,
  placeInConfig,
}: {
  plugins: readonly Plugin[];
  placeInConfig: PlaceInConfig;
}): Diagnostic[] {
  const found = plugins.flatMap((plugin, index) => {
    const wrong = (plugin.check?.() ?? []).map(({ code = 'invalid-config', path, message }) =>
      problem({
        code,
        // The words for a key that is not known name it.
        message: `${pathText(['plugins', index, ...(code === 'unknown-config-key' ? path.slice(0, -1) : path)])}: ${message}`,
        ...placeInConfig(['plugins', index, ...path]),
      }),
    );
    return [...wrong, ...invalidPattern({ plugin, index, placeInConfig })];
  });
  return sortDiagnostics(found);
}

function invalidPattern({
  plugin,
  index,
  placeInConfig,
}: {
  plugin: Plugin;
  index: number;
  placeInConfig: PlaceInConfig;
}): Diagnostic[] {
  try {
    new RegExp(plugin.markdown?.ids ?? '', 'u');
    return [];
  } catch (error) {
    return [
      problem({
        code: 'invalid-config',
        message: `plugins[${index}]: the ids of the plug-in "${plugin.name}" are no regular expression: ${error instanceof Error ? error.message : String(error)}`,
        ...placeInConfig(['plugins', index]),
      }),
    ];
  }
}
