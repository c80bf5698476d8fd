import type { SiteConfig } from '../config/schema/index.js';
import type { PageData, SiteData } from '../model/page-data.types.js';
import type { PageSummary } from '../model/page-summary.js';
import type { PluginContext } from './plugin.js';

/** What `socialImage` is given. */
export interface SocialImageInput {
  /** What the page shows. */
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
  /** What it shows, in words. */
  alt: string;
}

/** What `transformHtml` is given. */
export interface HtmlInput {
  /** The whole document. */
  html: string;
  /** What the page was made from. */
  page: PageData;
  /** What the plug-in's own `read` returned as `data`. */
  data: unknown;
}

/** What `postBuild` is given. */
export interface PostBuildInput extends PluginContext {
  /** What all pages of the locale have in common: the `site` of each. */
  site: SiteData;
  /** Every page of the locale; empty if the build has errors. */
  pages: readonly FinishedPage[];
  /** The HTML of the article of one of the pages; undefined for any other route. */
  articleHtml: (route: string) => string | undefined;
  files: EmittedFiles;
}

/** A page that was rendered. */
export interface FinishedPage {
  /** Its route, URL, and title. */
  page: PageSummary;
  /** What it was made from, relative to the site's folder: messages name it. */
  file: string;
}

/** The files that a plug-in adds to the published site. Paths are below the base path. */
export interface EmittedFiles {
  /** Keeps a file that the last build published under this path; false if there is none. */
  keep(path: string): Promise<boolean>;
  /** Adds a file under this path. */
  emit(input: { path: string; content: string | Uint8Array }): Promise<void>;
}
