import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Messages } from 'lectern/plugin';
import { findPackage } from '../read/find-package.js';
import { isObject } from '../values.js';

/** Docusaurus’s translation files with messages that this theme also has. The last file takes precedence. */
const files = ['theme-search-algolia.json', 'theme-live-codeblock.json', 'theme-common.json'];

/**
 * The chain of dependencies that leads to the package with the translations. Few sites depend on that package directly.
 */
const chain = ['@docusaurus/preset-classic', '@docusaurus/theme-classic', '@docusaurus/theme-translations'];

/** Returns the messages of Docusaurus’s theme in a language, or none if the site has not installed it. */
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

/** Returns the folders to try for a language, the most specific first. For `zh`, they include `zh-CN` and `zh-Hans`. */
function foldersToTry(locale: string): string[] {
  try {
    const { language, region, script } = new Intl.Locale(locale).maximize();
    return [locale, `${language}-${region}`, `${language}-${script}`, language];
  } catch {
    // The locale has a name that isn't a valid language tag.
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
