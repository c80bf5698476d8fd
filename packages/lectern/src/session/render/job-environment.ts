import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import type { LinkTargets } from '../../model/link-targets.js';
import type { PageData } from '../../model/page-data.types.js';
import type { HtmlToMarkdownRule } from '../../plugin/types.js';
import type { TimeLimit } from '../../util/time-limit.js';
import type { LoadModule } from './load-module.js';
import type { LocationOfNavbarItem } from './navbar-problem.js';
import type { ArticleParts, RenderOptions } from './render-page.js';

export interface JobEnvironment {
  siteDir: string;
  site: PageData['site'];
  /** Routes and static files without a Markdown version. Links to them must not get `.md`. */
  withoutMarkdown: ReadonlySet<string>;
  markdownRules: Readonly<Record<string, HtmlToMarkdownRule>>;
  options: RenderOptions;
  loadModule: LoadModule;
  targets: LinkTargets | undefined;
  locationOfNavbarItem: LocationOfNavbarItem;
  limit: TimeLimit;
  timeLimit: number;
}

export interface JobArticle extends ArticleParts {
  /** Broken URLs. Each has an error in `diagnostics`. Rendering the article may add more. */
  broken: ReadonlySet<string>;
  diagnostics: readonly Diagnostic[];
}
