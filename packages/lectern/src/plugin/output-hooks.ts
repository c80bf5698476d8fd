import type { SiteConfig } from '../config/schema/index.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import type { PageSummary } from '../model/page-summary.js';

/** The input of `transformOutput`. */
export interface OutputInput {
  /** Absolute path of the site's folder. */
  siteDir: string;
  /** The configuration of the site, with every default. */
  config: SiteConfig;
  /** Absolute path of a folder with a copy of the site. Every change in this folder is published. */
  folder: string;
  /** Every locale, starting with the default one. */
  locales: readonly OutputLocale[];
}

/** The pages of a locale. */
export interface OutputLocale {
  /** The code of the locale, such as `en`. */
  locale: string;
  /** The folder of the locale, relative to `folder`; empty for the default locale. */
  path: string;
  /** Every page of the locale. */
  pages: readonly PageSummary[];
}

/** The result of `postBuild` and `transformOutput`. */
export interface PostBuildResult {
  /** Errors and warnings. An error makes the build fail before anything is published. */
  diagnostics?: readonly Diagnostic[] | undefined;
}
