import type { LocationInConfig } from '../../content/reader-types.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { problem, sortDiagnostics } from '../../diagnostics/diagnostic.js';
import { pathText } from '../../diagnostics/path-text.js';
import type { SitePlugin } from './site-plugins.js';

export function checkPlugins({
  plugins,
  locationInConfig,
}: {
  plugins: readonly SitePlugin[];
  locationInConfig: LocationInConfig;
}): Diagnostic[] {
  const found = plugins.flatMap(({ plugin, key }) => {
    const wrong = (plugin.check?.() ?? []).map(({ code = 'invalid-config', path, message }) =>
      problem({
        code,
        // The message for an unknown key already contains the key, so omit it from the path.
        message: `${pathText([...key, ...(code === 'unknown-config-key' ? path.slice(0, -1) : path)])}: ${message}`,
        ...locationInConfig([...key, ...path]),
      }),
    );
    return [...wrong, ...invalidPattern({ plugin, key, locationInConfig })];
  });
  return sortDiagnostics(found);
}

function invalidPattern({
  plugin,
  key,
  locationInConfig,
}: SitePlugin & {
  locationInConfig: LocationInConfig;
}): Diagnostic[] {
  try {
    new RegExp(plugin.markdown?.ids ?? '', 'u');
    return [];
  } catch (error) {
    return [
      problem({
        code: 'invalid-config',
        message: `${pathText(key)}: \`ids\` of the plug-in "${plugin.name}" is not a valid regular expression: ${error instanceof Error ? error.message : String(error)}`,
        hint: 'Correct `markdown.ids` in the plug-in.',
        ...locationInConfig(key),
      }),
    ];
  }
}
