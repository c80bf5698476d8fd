import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import { createReadMemory } from '../cache/read-memory.js';
import { isConfigFile } from '../config/load.js';
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
import { isWithin } from '../util/reach.js';

/** One locale of the site, with its session. */
export interface OpenProject {
  session: Session;
  project: Project;
}

/** The current state of the site. Every edit discards it, and the next request reads it again. */
export interface PreviewSite {
  session(): Promise<Session>;
  open(locale: string): Promise<OpenProject>;
  /** Returns the results of plug-ins for a project. They are computed on the first call. */
  plugins(open: OpenProject): Promise<PluginResults>;
  /** Discards everything that depends on a changed file. */
  forget(file: string): void;
}

export interface SiteOptions {
  workspace: Workspace;
  reopen: () => Promise<Workspace>;
  /** Called with the files and folders that sources and pages were read from. */
  onRead: (paths: readonly string[]) => void;
  onPoll: (paths: readonly string[]) => void;
}

export function openPreviewSite({ workspace, reopen, onRead, onPoll }: SiteOptions): PreviewSite {
  let session = openSession({ workspace });
  // If opening fails, the first page request reports the error.
  session.catch(() => undefined);
  // The latest session that was opened successfully, kept in case the configuration becomes invalid.
  let working = session;
  // The files of the latest configuration that was read successfully.
  let dependencies: readonly string[] = workspace.configDependencies;
  // True if the session can't be opened. Any edit may fix that, for example by adding a file that is imported.
  let isInvalid = false;
  // Projects by locale. A project is read when one of its pages is first requested.
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
      if (!existsSync(file)) void dropLiveModule({ file, siteDir: workspace.siteDir, session: working });
      const isConfig = isConfigFile({ siteDir: workspace.siteDir, file });
      if (!isInvalid && !isConfig && ![...workspace.configDependencies, ...dependencies].includes(file))
        return;
      const changed = changeConfig({ before: working, reopen });
      session = changed;
      // An error must not crash the server. The next page request reports it.
      changed.then(
        (open) => {
          if (session === changed) isInvalid = false;
          working = changed;
          dependencies = open.workspace.configDependencies;
          onRead(dependencies.filter((path) => !isWithin({ folder: open.workspace.siteDir, path })));
        },
        () => {
          isInvalid = session === changed;
        },
      );
    },
  };
}

async function dropLiveModule({
  file,
  siteDir,
  session,
}: {
  file: string;
  siteDir: string;
  session: Promise<Session>;
}): Promise<void> {
  // The next page request reports why the session can't be opened.
  const open = await session.catch(() => undefined);
  open?.live.set({ file: relative(siteDir, file).replaceAll('\\', '/'), modules: [] });
}

/**
 * Opens a session with the new configuration. Files stay in memory, because they don't depend on the configuration.
 */
async function changeConfig({
  before,
  reopen,
}: Pick<SiteOptions, 'reopen'> & { before: Promise<Session> }): Promise<Session> {
  const { workers, memory, live } = await before;
  const session = await openSession({ workspace: await reopen() });
  await workers.close();
  return { ...session, memory, live };
}

/** Creates a function that runs plug-ins. It compiles only documents that may contain IDs or directives. */
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
