import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Messages } from 'lectern/plugin';
import { findPackage } from '../read/find-package.js';
import { isObject } from '../values.js';

/** Translation files of Docusaurus with messages that this theme also has. The last file takes precedence. */
const files = ['theme-search-algolia.json', 'theme-live-codeblock.json', 'theme-common.json'];

/**
 * Few sites depend on the package with the translations directly, so it is found through the packages that depend on
 * it.
 */
const chain = ['@docusaurus/preset-classic', '@docusaurus/theme-classic', '@docusaurus/theme-translations'];

export function installedMessages({ siteDir, locale }: { siteDir: string; locale: string }): Messages {
  const dir = translationsDir(siteDir);
  if (dir === undefined) return {};
  const folder = foldersToTry(locale)
    .map((name) => join(dir, name))
    .find((path) => existsSync(path));
  if (folder === undefined) return {};
  return Object.assign({}, ...files.map((file) => readMessages(join(folder, file)))) as Messages;
}

function translationsDir(siteDir: string): string | undefined {
  const manifest = findPackage({ from: join(siteDir, 'package.json'), chain });
  return manifest === undefined ? undefined : join(dirname(manifest), 'locales');
}

/** Returns the most specific folder first. For `zh`, the folders include `zh-CN` and `zh-Hans`. */
function foldersToTry(locale: string): string[] {
  try {
    const { language, region, script } = new Intl.Locale(locale).maximize();
    return [locale, `${language}-${region}`, `${language}-${script}`, language];
  } catch {
    // The locale's name isn't a valid language tag.
    return [locale];
  }
}

function readMessages(path: string): Messages {
  if (!existsSync(path)) return {};
  const value: unknown = JSON.parse(readFileSync(path, 'utf8'));
  if (!isObject(value)) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
