import type { SiteConfig } from '../config/schema/index.js';
import type { PageData, SiteData } from '../model/page-data.types.js';
import type { PageSummary } from '../model/page-summary.js';
import type { PluginContext } from './plugin.js';

/** The input of `socialImage`. */
export interface SocialImageInput {
  /** The page's data. */
  page: Omit<PageData, 'structuredData' | 'socialImage'>;
  /** The site's configuration, with every default. */
  config: SiteConfig;
  /** The `data` that the plug-in's `read` returned. */
  data: unknown;
}

/** The image that social networks show for a page. */
export interface SocialImageResult {
  /** Path of the published file, relative to the base path: `assets/social/intro.png`. */
  path: string;
  /** Width in pixels. */
  width: number;
  /** Height in pixels. */
  height: number;
  /** Media type, such as `image/png`. */
  type: string;
  /** The alt text. */
  alt: string;
}

/** The input of `transformHtml`. */
export interface HtmlInput {
  /** The whole HTML document. */
  html: string;
  /** The page's data. */
  page: PageData;
  /** The `data` that the plug-in's `read` returned. */
  data: unknown;
}

/** The input of `postBuild`. */
export interface PostBuildInput extends PluginContext {
  /** Data that all pages in the locale share: the same as `site` in each page's data. */
  site: SiteData;
  /** All pages in the locale; empty if the build has errors. */
  pages: readonly FinishedPage[];
  /** Returns the HTML of a page's article; undefined if no page in `pages` has this route. */
  articleHtml: (route: string) => string | undefined;
  /** Adds files to the published site. */
  files: EmittedFiles;
}

/** A rendered page. */
export interface FinishedPage {
  /** The page's route, URL, and title. */
  page: PageSummary;
  /** The page's source file, relative to the site's folder, for messages. */
  file: string;
}

/** The files that a plug-in adds to the published site. Paths are relative to the base path. */
export interface EmittedFiles {
  /** Keeps the file that the last build published at this path. Returns false if the file does not exist. */
  keep(path: string): Promise<boolean>;
  /** Publishes a file at this path. */
  emit(input: { path: string; content: string | Uint8Array }): Promise<void>;
}
