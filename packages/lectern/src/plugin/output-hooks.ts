import type { SiteConfig } from '../config/schema/index.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import type { PageSummary } from '../model/page-summary.js';

/** The input of `transformOutput`. */
export interface OutputInput {
  /** Absolute path of the site's folder. */
  siteDir: string;
  /** The configuration of the site, with every default. */
  config: SiteConfig;
  /** Absolute path of a folder with a copy of the site. What is added, changed, or deleted there is published that way. */
  folder: string;
  /** Every locale, the default one first. */
  locales: readonly OutputLocale[];
}

/** The pages of a locale. */
export interface OutputLocale {
  /** Its code, such as `en`. */
  locale: string;
  /** Its folder in the output: '' for the default locale. */
  path: string;
  /** Every page. */
  pages: readonly PageSummary[];
}

/** What `postBuild` and `transformOutput` return. */
export interface PostBuildResult {
  /** Diagnostics. An error fails the build before anything is published. */
  diagnostics?: readonly Diagnostic[] | undefined;
}
