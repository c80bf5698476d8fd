import { llmsText, pagesInOrder } from '../../model/llms.js';
import { pageList } from '../../model/page-list.js';
import type { PageSummary } from '../../model/page-summary.js';
import type { Project } from '../project.js';

interface Input {
  project: Pick<Project, 'site' | 'siteData' | 'navbar'>;
  /** All pages, as they were rendered. */
  pages: readonly PageSummary[];
}

/** The list of the texts of one language, for programs that read. */
export function llmsFile({ project, pages }: Input): string {
  const sections = pageList({ ...project, lastVersionOnly: true });
  return llmsText({ siteData: project.siteData, sections, pages });
}

/** The texts themselves, in the order of the sidebars. */
export async function llmsFullFile({
  project,
  pages,
  textOf,
}: Input & { textOf: (page: PageSummary) => string | Promise<string> }): Promise<string> {
  const { title, tagline } = project.siteData;
  const sections = pageList({ ...project, lastVersionOnly: true });
  const texts: string[] = [`# ${title}\n${tagline === '' ? '' : `\n> ${tagline}\n`}`];
  for (const page of pagesInOrder({ sections, pages })) texts.push(await textOf(page));
  return texts.join('\n---\n\n');
}
