import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { engineRoot } from '../../util/engine-paths.js';
import { listFiles } from '../../util/files.js';
import { hashText } from '../../util/hash.js';
import { bundleSite } from './bundle.js';
import { pluginBundling } from './plugin-bundling.js';
import type { Prebuilt } from './prebuilt-bundle.js';
import { hashInput, inputLocator, placeholders, prebuiltFolder, prebuiltModules } from './prebuilt-bundle.js';

/**
 * Makes the bundle that `writePrebuilt` writes. Runs when the engine is packed.
 * @param engine - Hash of the compiled engine.
 */
export async function prebuild({ engine }: { engine: string }): Promise<void> {
  const dir = `${prebuiltFolder()}.${process.pid}`;
  mkdirSync(dir, { recursive: true });
  try {
    const record = await bundleSite({
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
    const { inputs, ...rest } = record;
    const prebuilt: Prebuilt = {
      engine,
      inputs: inputs.map((file) => [inputName(file), hashInput(file)]),
      outputs: listFiles(dir).map((name) => [name, hashText(withPlaceholders({ dir, name }))]),
      record: withoutFolder(JSON.stringify(rest)),
    };
    writeFileSync(join(dir, 'prebuilt.json'), JSON.stringify(prebuilt));
    rmSync(prebuiltFolder(), { recursive: true, force: true });
    renameSync(dir, prebuiltFolder());
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

/** Replaces the engine's folder in a file of the server bundle, and returns the content of the file. */
function withPlaceholders({ dir, name }: { dir: string; name: string }): string | Buffer {
  const path = join(dir, name);
  const content = readFileSync(path);
  if (!name.startsWith('server/')) {
    const found = Object.values(placeholders).find((placeholder) => content.includes(placeholder));
    if (found !== undefined || content.includes(engineRoot()))
      throw new Error(`${name} depends on the site: it contains ${found ?? engineRoot()}.`);
    return content;
  }
  const text = withoutFolder(
    name.endsWith('.map') ? shortMap({ path, text: content.toString() }) : content.toString(),
  );
  writeFileSync(path, text);
  return text;
}

function withoutFolder(text: string): string {
  return text.replaceAll(engineRoot(), placeholders.engine);
}

/** Makes the paths in a source map absolute, and removes the sources, which are installed, too. */
function shortMap({ path, text }: { path: string; text: string }): string {
  const { sourcesContent: _, ...map } = JSON.parse(text) as { sources: string[]; sourcesContent?: unknown };
  return JSON.stringify({ ...map, sources: map.sources.map((source) => resolve(dirname(path), source)) });
}

/** Returns the name of an input, regardless of where the engine and its dependencies are installed. */
function inputName(file: string): string {
  const [, inPackage] = /.*[/\\]node_modules[/\\](.+)$/.exec(relative(engineRoot(), file)) ?? [];
  const name = (
    inPackage === undefined ? relative(engineRoot(), file) : `node_modules/${inPackage}`
  ).replaceAll('\\', '/');
  if (inputLocator()(name) !== file)
    throw new Error(`The input ${file} of the prebuilt bundle can't be found again.`);
  return name;
}
