import { createReadMemory } from '../cache/read-memory.js';
import { readText } from '../content/read-text.js';
import { compileDocuments } from '../session/compile/documents.js';
import { markdownDocuments } from '../session/pages.js';
import type { PluginResults } from '../session/plugins/assemble.js';
import { assemblePlugins } from '../session/plugins/assemble.js';
import { mayHoldMarks } from '../session/plugins/text-marks.js';
import type { Project } from '../session/project.js';
import { readProject } from '../session/read-project.js';
import type { Session } from '../session/session.js';
import { openSession } from '../session/session.js';
import type { Workspace } from '../session/workspace.js';

/** One language of the site, and the session that has read it. */
export interface OpenProject {
  session: Session;
  project: Project;
}

/** The site as it is on disk: forgotten with every edit, and read again when it is requested. */
export interface PreviewSite {
  session(): Promise<Session>;
  open(locale: string): Promise<OpenProject>;
  /** What plug-ins made of a project; they are called for the first page that is requested. */
  plugins(open: OpenProject): Promise<PluginResults>;
  /** A file has changed. */
  forget(file: string): void;
}

export interface SiteOptions {
  workspace: Workspace;
  /** Reads the configuration again. */
  reopen: () => Promise<Workspace>;
  /** Notified of the files and folders that sources and pages were read from. */
  onRead: (paths: readonly string[]) => void;
  /** Notified of the files that other tools replace. */
  onPoll: (paths: readonly string[]) => void;
}

export function openPreviewSite({ workspace, reopen, onRead, onPoll }: SiteOptions): PreviewSite {
  let session = openSession({ workspace });
  // The newest one that could be opened: a configuration may be wrong for a while.
  let working = session;
  // By locale: a language is read when one of its pages is requested.
  const projects = new Map<string, Promise<OpenProject>>();
  const assembled = new WeakMap<Project, Promise<PluginResults>>();
  const assemble = createAssembler();
  const read = async (locale: string): Promise<OpenProject> => {
    const current = await session;
    const project = await readProject({ session: current, locale });
    onRead(project.content.flatMap(({ watch }) => watch));
    onPoll(project.content.flatMap(({ poll }) => poll ?? []));
    return { session: current, project };
  };
  return {
    session: () => session,
    open(locale) {
      const known = projects.get(locale) ?? read(locale);
      projects.set(locale, known);
      return known;
    },
    plugins(open) {
      const known = assembled.get(open.project) ?? assemble(open);
      assembled.set(open.project, known);
      return known;
    },
    forget(file) {
      projects.clear();
      if (!workspace.configDependencies.includes(file)) return;
      const changed = changeConfig({ before: working, reopen });
      session = changed;
      // Whoever requests a page hears of a mistake; until then, it must not end the server.
      changed.then(
        () => {
          working = changed;
        },
        () => undefined,
      );
    },
  };
}

/** What documents are compiled with depends on the configuration; what files were parsed into does not. */
async function changeConfig({
  before,
  reopen,
}: Pick<SiteOptions, 'reopen'> & { before: Promise<Session> }): Promise<Session> {
  const { workers, memory } = await before;
  const session = await openSession({ workspace: await reopen() });
  await workers.close();
  return { ...session, memory };
}

/** Compiles only the documents in which a plug-in may find something. */
function createAssembler(): (open: OpenProject) => Promise<PluginResults> {
  const marked = createReadMemory();
  return async ({ session, project }) => {
    const { code, cache, workers } = session;
    const isMarked = mayHoldMarks(code.marks);
    const documents = markdownDocuments(project).filter(({ path, file }) =>
      marked.recall({ path, key: '', make: () => isMarked(readText({ path, file }).text ?? '') }),
    );
    const compiled = await compileDocuments({ session, content: project.content, documents });
    return assemblePlugins({ project, compiled, cache, workers });
  };
}
