import { llmsTexts } from '../../model/llms.js';
import { pageList } from '../../model/page-list.js';
import type { PageSummary } from '../../model/page-summary.js';
import type { Project } from '../project.js';

interface Input {
  project: Pick<Project, 'site' | 'siteData' | 'navbar'>;
  /** All pages, as they were rendered. */
  pages: readonly PageSummary[];
}

export interface LlmsFiles {
  /** `llms.txt`: the list of the documents of one language, for programs that read. */
  list: string;
  /** `llms-full.txt`: its beginning, and the pages whose documents follow, in the order of the sidebars. */
  full: { head: string; pages: PageSummary[] };
}

/** What stands between the parts of `llms-full.txt`. */
export const llmsRule = '\n---\n\n';

export function llmsFiles({ project, pages }: Input): LlmsFiles {
  const { siteData } = project;
  const { title, tagline } = siteData;
  const sections = pageList({ ...project, lastVersionOnly: true });
  const { list, order } = llmsTexts({ siteData, sections, pages });
  return {
    list,
    full: {
      head: `# ${title}\n${tagline === '' ? '' : `\n> ${tagline}\n`}`,
      pages: order,
    },
  };
}
