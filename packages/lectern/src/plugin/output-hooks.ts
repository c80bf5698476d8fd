import type { SiteConfig } from '../config/schema/index.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import type { PageSummary } from '../model/page-summary.js';

/** The input of `transformOutput`. */
export interface OutputInput {
  /** Absolute path of the site's folder. */
  siteDir: string;
  /** The site's configuration, with every default. */
  config: SiteConfig;
  /** Absolute path of a folder with a copy of the site. Every change in this folder is published. */
  folder: string;
  /** All locales, starting with the default locale. */
  locales: readonly OutputLocale[];
}

/** A locale and its pages. */
export interface OutputLocale {
  /** The locale's code, such as `en`. */
  locale: string;
  /** The locale's folder, relative to `folder`; empty for the default locale. */
  path: string;
  /** All pages in the locale. */
  pages: readonly PageSummary[];
}

/** The result of `postBuild` and `transformOutput`. */
export interface PostBuildResult {
  /** Errors and warnings. An error makes the build fail before anything is published. */
  diagnostics?: readonly Diagnostic[] | undefined;
}
