import type { SourceContent } from '../content/types.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import type { ResolvedNavbarItem } from '../model/navbar.types.js';
import type { SiteData } from '../model/page-data.types.js';
import type { SiteModel } from '../model/site.types.js';
import type { Workspace } from './workspace.js';

export interface Project extends Workspace {
  locale: string;
  content: SourceContent[];
  site: SiteModel;
  siteData: SiteData;
  navbar: ResolvedNavbarItem[];
  diagnostics: Diagnostic[];
}
