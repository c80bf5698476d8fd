import { moduleLoader } from '../read/module-loader.js';
import type { Loose } from '../values.js';
import { isObject, objectOf } from '../values.js';

/**
 * Docusaurus sets the defaults of the configuration before plug-ins read it. Returns undefined if Docusaurus is not
 * installed or rejects the configuration.
 */
export function completeConfig({ siteDir, written }: { siteDir: string; written: Loose }): Loose | undefined {
  // Stand-ins for missing plug-ins are invalid.
  const { plugins = [], presets = [], themes = [], ...rest } = written;
  try {
    const core = objectOf(moduleLoader({ siteDir })('@docusaurus/core/lib/server/configValidation.js'));
    if (typeof core.validateConfig !== 'function') return undefined;
    const complete: unknown = core.validateConfig(rest, 'docusaurus.config.js');
    return isObject(complete) ? { ...complete, plugins, presets, themes } : undefined;
  } catch {
    return undefined;
  }
}
