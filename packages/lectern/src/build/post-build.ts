import { createHash } from 'node:crypto';
import type { Table } from '../cache/table.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { asLecternError } from '../diagnostics/internal-error.js';
import type { EmittedFiles, FinishedPage } from '../plugin/page-hooks.js';
import { pluginContext } from '../session/plugins/assemble.js';
import { checkFilePath } from '../session/plugins/check-result.js';
import { conflict } from '../session/plugins/conflicting-files.js';
import { callablePlugins } from '../session/plugins/site-plugins.js';
import type { Project } from '../session/project.js';
import { articleOf } from '../session/render/article.js';
import type { Session } from '../session/session.js';
import type { Emitted } from './build-run.js';
import type { FileState, OutputFolder } from './publish/output.js';

interface Options {
  project: Project;
  pages: readonly FinishedPage[];
  output: OutputFolder;
  emittedBefore: Map<string, Emitted>;
  fileOf: (route: string) => string;
  session: Session;
}

export async function runPostBuild({
  project,
  pages,
  output,
  fileOf,
  emittedBefore,
  session: { store, cache, workers },
}: Options): Promise<{ files: string[]; diagnostics: Diagnostic[] }> {
  const plugins = callablePlugins(project);
  if (plugins.every(({ plugin }) => plugin.postBuild === undefined)) return { files: [], diagnostics: [] };
  const emitted = new Set<string>();
  const known = await store.table<FileState>('plugin-files');
  const onFile = (path: string): void => void emitted.add(path);
  const routes = new Set(pages.map(({ page }) => page.route));
  const articleHtml = (route: string): string | undefined =>
    routes.has(route) ? articleOf(output.read(fileOf(route))) : undefined;
  const diagnostics: Diagnostic[] = [];
  for (const { plugin, key } of plugins) {
    try {
      const publisher = { name: plugin.name, locale: project.locale };
      const onConflict = (path: string, first: Emitted): void =>
        void diagnostics.push(conflict({ path, first, second: publisher, file: project.configFile }));
      const files = emittedFiles({ output, known, publisher, emittedBefore, onFile, onConflict });
      const context = pluginContext({ project, plugin, key, cache, workers });
      const result = await plugin.postBuild?.({
        ...context,
        site: project.siteData,
        pages,
        articleHtml,
        files: {
          ...files,
          async emit(file) {
            checkFilePath({ plugin: plugin.name, hook: 'postBuild', path: file.path });
            await files.emit(file);
          },
        },
      });
      diagnostics.push(...(result?.diagnostics ?? []));
    } catch (error) {
      const doing = `running postBuild of the plug-in "${plugin.name}"`;
      diagnostics.push(...asLecternError({ error, doing }).diagnostics);
    }
  }
  return { files: [...emitted], diagnostics };
}

function emittedFiles({
  output,
  known,
  publisher: { name, locale },
  emittedBefore,
  onFile,
  onConflict,
}: {
  output: OutputFolder;
  known: Table<FileState>;
  publisher: Omit<Emitted, 'hash'>;
  emittedBefore: Map<string, Emitted>;
  onFile: (path: string) => void;
  onConflict: (path: string, first: Emitted) => void;
}): EmittedFiles {
  return {
    keep(path) {
      const state = known.get(path);
      // The file exists if a hook published it for another locale, or if an earlier build published it.
      const isThere =
        output.stateOf(path) !== undefined || (state !== undefined && output.reuse(path, state));
      if (isThere) onFile(path);
      return Promise.resolve(isThere);
    },
    async emit({ path, content }) {
      const hash = createHash('sha256').update(content).digest('hex');
      const first = emittedBefore.get(path);
      const isReplaced = first?.name === name && first.locale === locale;
      if (first !== undefined && first.hash !== hash && !isReplaced) onConflict(path, first);
      emittedBefore.set(path, { name, locale, hash });
      known.set(path, await output.write(path, content));
      onFile(path);
    },
  };
}
