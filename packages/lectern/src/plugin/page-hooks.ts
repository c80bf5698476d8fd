import type { SiteConfig } from '../config/schema/index.js';
import type { PageData, SiteData } from '../model/page-data.types.js';
import type { PageSummary } from '../model/page-summary.js';
import type { PluginContext } from './plugin.js';

/** The input of `socialImage`. */
export interface SocialImageInput {
  /** The data of the page. */
  page: Omit<PageData, 'structuredData' | 'socialImage'>;
  /** The configuration of the site, with every default. */
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
  /** The data of the page. */
  page: PageData;
  /** The `data` that the plug-in's `read` returned. */
  data: unknown;
}

/** The input of `postBuild`. */
export interface PostBuildInput extends PluginContext {
  /** Data that all pages of the locale share. It is the same as `site` in the data of each page. */
  site: SiteData;
  /** Every page of the locale; empty if the build has errors. */
  pages: readonly FinishedPage[];
  /** Returns the HTML of a page's article; undefined if no page in `pages` has this route. */
  articleHtml: (route: string) => string | undefined;
  /** Adds files to the published site. */
  files: EmittedFiles;
}

/** A rendered page. */
export interface FinishedPage {
  /** The route, URL, and title of the page. */
  page: PageSummary;
  /** The source file of the page, relative to the site folder, for messages. */
  file: string;
}

/** The files that a plug-in adds to the published site. Paths are relative to the base path. */
export interface EmittedFiles {
  /** Keeps the file that the last build published at this path. Returns false if there is no such file. */
  keep(path: string): Promise<boolean>;
  /** Publishes a file at this path. */
  emit(input: { path: string; content: string | Uint8Array }): Promise<void>;
}
