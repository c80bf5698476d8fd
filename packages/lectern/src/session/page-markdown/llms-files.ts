import { llmsTexts } from '../../model/llms.js';
import { pageList } from '../../model/page-list.js';
import type { PageSummary } from '../../model/page-summary.js';
import type { Project } from '../project.js';

interface Input {
  project: Pick<Project, 'site' | 'siteData' | 'navbar'>;
  pages: readonly PageSummary[];
}

export interface LlmsFiles {
  list: string;
  full: { head: string; pages: PageSummary[] };
}

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
