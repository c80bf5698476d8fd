import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createJiti } from 'jiti';
import type { Plugin } from 'lectern/plugin';
import { definePlugin } from 'lectern/plugin';
import type { Note } from '../notes.js';
import { findPackage } from '../read/find-package.js';
import { hasThemeModule } from '../run/theme-path.js';
import { isObject, listOf, objectOf, textOf } from '../values.js';
import type { PluginCall } from './optional-plugins.js';

export interface PrismLanguagesOptions {
  /** The absolute path of the site’s folder: `import.meta.dirname`. */
  siteDir: string;
  /** The languages in `themeConfig.prism.additionalLanguages`, which the module may read. */
  additionalLanguages?: readonly string[] | undefined;
}

const name = 'prism-include-languages';

/**
 * Adds the languages that `src/theme/prism-include-languages` adds to the installed Prism, as in Docusaurus. Languages of
 * Prism itself are left out, because Lectern highlights them without it.
 * @throws Any error that the module throws, or an error if Prism is not installed.
 */
export function prismLanguages({ siteDir, additionalLanguages = [] }: PrismLanguagesOptions): Plugin {
  const manifest = findPackage({
    from: join(siteDir, 'package.json'),
    chain: ['@docusaurus/preset-classic', '@docusaurus/theme-classic'],
  });
  const require = createRequire(manifest ?? join(siteDir, 'package.json'));
  const prism = installedPrism(require);
  const siteConfig = { themeConfig: { prism: { additionalLanguages } } };
  const jiti = createJiti(join(siteDir, 'docusaurus.config.js'), {
    fsCache: false,
    alias: { '@site': siteDir },
    virtualModules: { '@generated/docusaurus.config': { default: siteConfig } },
  });
  const module = jiti(`./src/theme/${name}`);
  const include = typeof module === 'function' ? (module as unknown) : objectOf(module).default;
  if (typeof include !== 'function') throw new Error(`src/theme/${name} exports no function.`);
  include(prism);
  const known = prismNames(require);
  const grammars = Object.entries(objectOf(prism.languages)).filter(
    (entry): entry is [string, object] => isObject(entry[1]) && !known.has(entry[0]) && isCloneable(entry[1]),
  );
  return definePlugin({ name, markdown: { grammars: () => Object.fromEntries(grammars) } });
}

export function prismLanguagesCall({
  siteDir,
  prism,
  note,
}: {
  siteDir: string;
  prism: unknown;
  note: Note;
}): PluginCall[] {
  if (!hasThemeModule({ siteDir, name })) return [];
  const languages = listOf(objectOf(prism).additionalLanguages).filter((each) => typeof each === 'string');
  const argument = { siteDir, additionalLanguages: languages };
  try {
    return [
      { plugin: prismLanguages(argument), name: 'prismLanguages', from: '@lectern/docusaurus', argument },
    ];
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    note({
      key: `src/theme/${name}`,
      why: `The module failed, so its languages are not highlighted: ${message.split('\n')[0]}`,
      instead: 'Correct the module. It runs in Node.js.',
    });
    return [];
  }
}

function installedPrism(require: NodeJS.Require): Record<string, unknown> {
  const main = objectOf(require('prism-react-renderer')).Prism;
  // Version 1 of the package has Prism in a separate module.
  const prism: unknown = main ?? objectOf(require('prism-react-renderer/prism')).default;
  if (!isObject(prism)) throw new Error('The package prism-react-renderer has no Prism.');
  return prism;
}

function prismNames(require: NodeJS.Require): ReadonlySet<string> {
  const languages = objectOf(objectOf(require('prismjs/components.json')).languages);
  const aliases = Object.values(languages).flatMap((each) => listOf(objectOf(each).alias).map(textOf));
  return new Set([
    ...Object.keys(languages),
    ...aliases.filter((each) => each !== undefined),
    ...['plain', 'plaintext', 'text', 'txt', 'DFS', 'extend', 'insertBefore'],
  ]);
}

function isCloneable(value: object): boolean {
  try {
    structuredClone(value);
    return true;
  } catch {
    return false;
  }
}
