import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { messageOf } from '../../util/message-of.js';

const names = ['js', 'cjs', 'mjs'].map((ending) => `postcss.config.${ending}`);

/** Options that apply to whole files instead of to one plug-in. Only the bundler supports them. */
const otherSettings = /\b(?:parser|syntax|stringifier)\b\s*:/;

/**
 * Returns undefined if Lectern can't run the plug-ins in the configuration. The bundler then runs them, even on the
 * theme's style sheets.
 */
export function postcssConfigFile({ siteDir }: { siteDir: string }): string | undefined {
  const file = names.map((name) => join(siteDir, name)).find((path) => existsSync(path));
  return file === undefined || otherSettings.test(readFileSync(file, 'utf8')) ? undefined : file;
}

export async function loadPostcssPlugins(file: string): Promise<readonly unknown[]> {
  try {
    const written = defaultOf(await import(pathToFileURL(file).href));
    const context = { env: process.env.NODE_ENV ?? 'development', cwd: process.cwd(), options: {} };
    const config: unknown = typeof written === 'function' ? await written(context) : written;
    const plugins = pluginsOf(config);
    if (Array.isArray(plugins)) return plugins.filter(Boolean);
    const enabled = Object.entries(plugins).filter(([, options]) => options !== false);
    return await Promise.all(enabled.map(([name, options]) => loadPlugin({ name, options, file })));
  } catch (error) {
    const kind = error instanceof Error ? error.name : 'Error';
    throw new Error(`Failed to load PostCSS config (searchPath: ${file}): [${kind}] ${messageOf(error)}`, {
      cause: error,
    });
  }
}

function pluginsOf(config: unknown): object {
  const { plugins } = (config ?? {}) as { plugins?: unknown };
  return typeof plugins === 'object' && plugins !== null ? plugins : [];
}

async function loadPlugin({ name, options, file }: { name: string; options: unknown; file: string }) {
  const plugin = defaultOf(await import(pathToFileURL(createRequire(file).resolve(name)).href));
  if (typeof plugin !== 'function') throw new Error(`"${name}" is not a PostCSS plug-in.`);
  const hasOptions = typeof options === 'object' && options !== null && Object.keys(options).length > 0;
  return (hasOptions ? plugin(options) : plugin()) as unknown;
}

function defaultOf(module: unknown): unknown {
  const outer = (module as { default?: unknown }).default;
  // For a module compiled to CommonJS, Node returns `module.exports`, whose property `default` is the real default
  // export.
  return (outer as { default?: unknown } | undefined)?.default ?? outer;
}
