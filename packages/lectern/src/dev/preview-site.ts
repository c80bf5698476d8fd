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

export interface OpenProject {
  session: Session;
  project: Project;
}

export interface PreviewSite {
  session(): Promise<Session>;
  open(locale: string): Promise<OpenProject>;
  plugins(open: OpenProject): Promise<PluginResults>;
  forget(file: string): void;
}

export interface SiteOptions {
  workspace: Workspace;
  reopen: () => Promise<Workspace>;
  onRead: (paths: readonly string[]) => void;
  onPoll: (paths: readonly string[]) => void;
}

export function openPreviewSite({ workspace, reopen, onRead, onPoll }: SiteOptions): PreviewSite {
  let session = openSession({ workspace });
  // Ignore the error here, because the first page request reports it.
  session.catch(() => undefined);
  // This session is still used while the configuration is invalid.
  let working = session;
  let dependencies: readonly string[] = workspace.configDependencies;
  // If the session failed to open, each edit tries again, because any edit may fix the problem.
  let isInvalid = false;
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
      // An unhandled rejection would crash the server. The next page request reports the error.
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
  // Ignore the error, because the next page request reports it.
  const open = await session.catch(() => undefined);
  open?.live.set({ file: relative(siteDir, file).replaceAll('\\', '/'), modules: [] });
}

/** Reuses the files in memory, which don't depend on the configuration. */
async function changeConfig({
  before,
  reopen,
}: Pick<SiteOptions, 'reopen'> & { before: Promise<Session> }): Promise<Session> {
  const { workers, memory, live } = await before;
  const session = await openSession({ workspace: await reopen() });
  await workers.close();
  return { ...session, memory, live };
}

/** To save time, compiles only documents that may contain IDs or directives. */
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
