import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import type { LinkTargets } from '../../model/link-targets.js';
import type { PageData } from '../../model/page-data.types.js';
import type { HtmlToMarkdownRule } from '../../plugin/types.js';
import type { TimeLimit } from '../../util/time-limit.js';
import type { LoadModule } from './load-module.js';
import type { LocationOfNavbarItem } from './navbar-problem.js';
import type { ArticleParts, RenderOptions } from './render-page.js';

/** The environment that all jobs share. */
export interface JobEnvironment {
  siteDir: string;
  site: PageData['site'];
  /** URLs that look like Markdown versions, but lead to pages without one. */
  withoutMarkdown: ReadonlySet<string>;
  markdownRules: Readonly<Record<string, HtmlToMarkdownRule>>;
  options: RenderOptions;
  loadModule: LoadModule;
  /** The targets of links in the Markdown of generated pages. */
  targets: LinkTargets | undefined;
  locationOfNavbarItem: LocationOfNavbarItem;
  limit: TimeLimit;
  timeLimit: number;
}

/** An article to render. */
export interface JobArticle extends ArticleParts {
  /** Broken URLs, each with its error in `diagnostics`. Rendering the article may add more. */
  broken: ReadonlySet<string>;
  diagnostics: readonly Diagnostic[];
}
