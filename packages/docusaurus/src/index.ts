import type { ConfigReaderInput, ConfigReaderResult } from 'lectern/plugin';
import { readMapped } from './read-mapped.js';

export type { StableClassNamesOptions } from './classes/stable-class-names.js';
export { stableClassNames } from './classes/stable-class-names.js';
export type { AdmonitionsOptions } from './map/admonitions.js';
export { admonitions } from './map/admonitions.js';
export { colorThemeTag } from './map/color-theme.js';
export type {
  FrontMatterParserOptions,
  FrontMatterParts,
  ParseFrontMatter,
} from './map/front-matter-parser.js';
export { frontMatterParser } from './map/front-matter-parser.js';
export { infimaStyles } from './map/infima.js';
export { mdx1 } from './map/mdx1.js';
export type { PreprocessorOptions } from './map/preprocessor.js';
export { preprocessor } from './map/preprocessor.js';
export type { PrismLanguagesOptions } from './map/prism-languages.js';
export { prismLanguages } from './map/prism-languages.js';
export type { RedirectsOptions } from './map/redirects.js';
export { redirects } from './map/redirects.js';
export type { ThemeMessagesOptions } from './messages/theme-messages.js';
export { themeMessages } from './messages/theme-messages.js';
export { migrateConfig } from './migrate/index.js';
export type { ClientModulesOptions } from './run/client-modules.js';
export { clientModules } from './run/client-modules.js';
export type { DocusaurusPluginFunction, DocusaurusPluginOptions } from './run/docusaurus-plugin.js';
export { docusaurusPlugin } from './run/docusaurus-plugin.js';

/**
 * Reads a `docusaurus.config` file as Docusaurus does, and converts it to a Lectern configuration. `lectern build`,
 * `dev`, `check`, and `serve` call this function if a site has no `lectern.config`.
 * @throws Any error that the file throws.
 */
export async function readConfig(input: ConfigReaderInput): Promise<ConfigReaderResult> {
  const { mapped, dependencies, notes } = await readMapped(input);
  return { config: mapped.config, notes: notes(), dependencies };
}
