import { join } from 'node:path';
import { ownThemeModule } from '../../content/own-theme-module.js';
import { partsByWhole } from '../../content/theme-parts.js';
import { engineSource } from '../../util/engine-paths.js';
import { installedFile } from '../../util/installed-file.js';

const icon = /^(?:Admonition\/)?Icon\/./;

/** Parts of ejected components that exist only in Docusaurus's theme. */
const part =
  /^(?:SearchTranslations|Admonition\/(?:Layout|Type\/.+)|Blog\/Components\/Author\/.+|(?:CodeBlock|DocCard|Footer|TOCItems)\/.+|ContentVisibility\/.+|TOCItems|TagsListByLetter)$/;

function nameOf(specifier: string): string | undefined {
  return /^@theme(?:-original|-init)?\/(.+)$/.exec(specifier)?.[1];
}

export function isThemePart(specifier: string): boolean {
  return icon.test(nameOf(specifier) ?? '');
}

/**
 * Returns the file of a part or an icon in the installed Docusaurus theme. Without that theme, returns a generic icon
 * for an icon, and undefined for a part.
 */
export function installedPart({ siteDir, source }: { siteDir: string; source: string }): string | undefined {
  const name = nameOf(source) ?? '';
  if (!icon.test(name) && !part.test(name)) return undefined;
  const generic = icon.test(name) ? join(engineSource(), 'theme/compat/Icon.tsx') : undefined;
  return fileInTheme({ siteDir, name }) ?? generic;
}

/**
 * If the site replaces a part of a component that this theme renders as a whole, returns Docusaurus's own component,
 * which consists of these parts.
 */
export function installedWhole({
  siteDir,
  name: source,
}: {
  siteDir: string;
  name: string;
}): string | undefined {
  const name = nameOf(source) ?? '';
  const parts = partsByWhole[name];
  if (parts === undefined || !parts.some((each) => ownThemeModule({ siteDir, source: `@theme/${each}` })))
    return undefined;
  return fileInTheme({ siteDir, name });
}

function fileInTheme({ siteDir, name }: { siteDir: string; name: string }): string | undefined {
  // The search theme imports its translations through an alias, too.
  const theme = name === 'SearchTranslations' ? 'theme-search-algolia' : 'theme-classic';
  return ['/index.js', '.js']
    .map((ending) => installedFile({ siteDir, file: `@docusaurus/${theme}/lib/theme/${name}${ending}` }))
    .find((file) => file !== undefined);
}
