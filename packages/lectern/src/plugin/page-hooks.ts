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
  /** What the plug-in's own `read` returned as `data`. */
  data: unknown;
}

/** Returns the image that social networks show for a page. */
export interface SocialImageResult {
  /** The published file, below the base path: `assets/social/intro.png`. */
  path: string;
  /** Width in pixels. */
  width: number;
  /** Height in pixels. */
  height: number;
  /** The media type: `image/png`. */
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
  /** What the plug-in's own `read` returned as `data`. */
  data: unknown;
}

/** The input of `postBuild`. */
export interface PostBuildInput extends PluginContext {
  /** Data that all pages of the locale share: the `site` of each. */
  site: SiteData;
  /** Every page of the locale; empty if the build has errors. */
  pages: readonly FinishedPage[];
  /** The HTML of the article of one of the pages; undefined for any other route. */
  articleHtml: (route: string) => string | undefined;
  files: EmittedFiles;
}

/** A rendered page. */
export interface FinishedPage {
  /** Its route, URL, and title. */
  page: PageSummary;
  /** Its source file, relative to the site folder, for messages. */
  file: string;
}

/** The files that a plug-in adds to the published site. Paths are below the base path. */
export interface EmittedFiles {
  /** Keeps a file that the last build published under this path; false if there is none. */
  keep(path: string): Promise<boolean>;
  /** Adds a file under this path. */
  emit(input: { path: string; content: string | Uint8Array }): Promise<void>;
}
