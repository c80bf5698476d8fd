import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix, relative, resolve } from 'node:path';
import { engineRoot } from '../../util/engine-paths.js';
import { listFiles } from '../../util/files.js';
import { hashText } from '../../util/hash.js';
import { bundleSite } from './bundle.js';
import { prebuiltModules } from './plain-site.js';
import { pluginBundling } from './plugin-bundling.js';
import type { Prebuilt } from './prebuilt-bundle.js';
import { hashInput, inputLocator, isPrebuiltFresh, placeholders, prebuiltFolder } from './prebuilt-bundle.js';

interface Options {
  engine: string;
  folder?: string;
}

/** Creates the bundle that `writePrebuilt` copies for a site. Runs when the engine is packed. */
export async function prebuild({ engine, folder = prebuiltFolder() }: Options): Promise<void> {
  const dir = `${folder}.${process.pid}`;
  mkdirSync(dir, { recursive: true });
  try {
    const { inputs, ...record } = await bundleSite({
      siteDir: dir,
      dir,
      base: placeholders.base,
      autoIslands: false,
      modules: prebuiltModules(),
      customCss: [],
      bundling: pluginBundling({ plugins: [], staticDirectories: [] }),
      markdown: { compile: () => Promise.reject(new Error('The theme imports no Markdown.')) },
      serverOnly: false,
      serverHash: placeholders.hash,
    });
    const prebuilt: Prebuilt = {
      engine,
      inputs: inputs.map((file) => [inputName(file), hashInput(file)]),
      outputs: listFiles(dir).map((name) => [name, hashText(portableFile({ dir, name }))]),
      record: portable(JSON.stringify(record)),
    };
    writeFileSync(join(dir, 'prebuilt.json'), JSON.stringify(prebuilt));
    rmSync(folder, { recursive: true, force: true });
    renameSync(dir, folder);
  } catch (error) {
    // The rename fails if another process has written the same bundle in the meantime.
    if (!isPrebuiltFresh({ engine, folder })) throw error;
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

/**
 * Replaces this machine's paths with placeholders.
 * @throws Error if a published file contains a path of this machine or a placeholder.
 */
function portableFile({ dir, name }: { dir: string; name: string }): string | Buffer {
  const path = join(dir, name);
  const content = readFileSync(path);
  if (!name.startsWith('server/')) {
    const found = [engineRoot(), ...Object.values(placeholders)].find((text) => content.includes(text));
    if (found !== undefined) throw new Error(`${name} depends on the site: it contains ${found}.`);
    return content;
  }
  const text = content.toString();
  const changed = name.endsWith('.map') ? portableMap({ path, text }) : portable(text);
  writeFileSync(path, changed);
  return changed;
}

function portable(text: string): string {
  return text.replaceAll(`${engineRoot()}/`, `${placeholders.engine}/`);
}

/** Removes the embedded source code, because the source files are installed with the engine. */
function portableMap({ path, text }: { path: string; text: string }): string {
  const { sourcesContent: _, ...map } = JSON.parse(text) as { sources: string[]; sourcesContent?: unknown };
  const locate = (source: string): string =>
    posix.join(placeholders.engine, relative(engineRoot(), resolve(dirname(path), source)));
  return JSON.stringify({ ...map, sources: map.sources.map(locate) });
}

function inputName(file: string): string {
  const path = relative(engineRoot(), file).replaceAll('\\', '/');
  const name = path.replace(/^.*\/(?=node_modules\/)/, '');
  if (inputLocator()(name) !== file)
    throw new Error(`The input ${file} of the prebuilt bundle can't be found by its name ${name}.`);
  return name;
}
