import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readText } from '../../content/read-text.js';
import type { SourceContent } from '../../content/types.js';
import { problem } from '../../diagnostics/diagnostic.js';
import { hashText } from '../../util/hash.js';
import { partialFile } from '../imports.js';
import type { Session } from '../session.js';
import type { Workspace } from '../workspace.js';
import type { CompiledFiles, CompiledText, TextFile } from './compiler.js';
import { livePage } from './live-pages.js';

interface Options {
  session: Pick<Session, 'compiler' | 'live'> & {
    workspace: Pick<Workspace, 'siteDir' | 'config' | 'reach'>;
  };
  content: readonly SourceContent[];
  documents: readonly TextFile[];
}

/** A partial is compiled with the remark and rehype plug-ins of the first document that imports it. */
export async function compileDocuments({ session, content, documents }: Options): Promise<CompiledFiles> {
  const { siteDir, config, reach } = session.workspace;
  const compiler = await session.compiler();
  const samplePackages = Object.keys(config.samples.packages);
  const compiled = new Map<string, CompiledText>();
  const written = writtenTexts({ siteDir, content });
  const pages = new Set(documents.map(({ file }) => file));
  let level: readonly TextFile[] = documents.map(({ file, path, contentHash, source }) => ({
    file,
    path,
    contentHash,
    source,
    ...written.get(file),
  }));
  while (level.length > 0) {
    const sources = new Map(level.map(({ file, source }) => [file, source]));
    const result = await compiler.compile({ texts: level, samplePackages });
    for (const document of result) {
      compiled.set(document.file, document);
      const page = pages.has(document.file)
        ? livePage({ document, source: sources.get(document.file), config })
        : undefined;
      const modules = [document.liveModule, page].filter((module) => module !== undefined);
      session.live.set({ file: document.file, modules });
    }
    level = readPartials({ siteDir, reach, documents: result, compiled, sources, written });
  }
  return compiled;
}

function writtenTexts({
  siteDir,
  content,
}: Pick<Options, 'content'> & { siteDir: string }): Map<string, TextFile> {
  return new Map(
    content.flatMap(({ texts = {} }) =>
      Object.entries(texts).map(([file, { text, excerptOf }]) => [
        file,
        { file, path: join(siteDir, file), contentHash: hashText(text), text, excerptOf },
      ]),
    ),
  );
}

function readPartials({
  siteDir,
  reach,
  documents,
  compiled,
  sources,
  written,
}: Pick<Workspace, 'siteDir' | 'reach'> & {
  documents: readonly CompiledText[];
  compiled: CompiledFiles;
  sources: ReadonlyMap<string, string | undefined>;
  written: ReadonlyMap<string, TextFile>;
}): TextFile[] {
  const found = new Map<string, TextFile>();
  for (const from of documents) {
    for (const { specifier, line, column } of from.imports) {
      const file = partialFile({ siteDir, specifier, from: from.file });
      if (file === undefined || compiled.has(file) || found.has(file)) continue;
      const own = written.get(file);
      if (own !== undefined) {
        // A document that a plug-in generated, such as a list of posts, belongs to the same source as the document that
        // shows it.
        found.set(file, { ...own, source: sources.get(from.file) });
        continue;
      }
      const path = join(siteDir, file);
      const refused = reach.check({ path, name: specifier, file: from.file, line, column });
      if (refused !== undefined) {
        from.diagnostics.push(refused);
        continue;
      }
      if (!existsSync(path)) {
        from.diagnostics.push(missingText({ specifier, file: from.file, line, column }));
        continue;
      }
      const { text, diagnostic } = readText({ path, file });
      if (diagnostic !== undefined) from.diagnostics.push(diagnostic);
      else found.set(file, { file, path, contentHash: hashText(text), source: sources.get(from.file) });
    }
  }
  return [...found.values()];
}

function missingText({
  specifier,
  ...location
}: {
  specifier: string;
  file: string;
  line: number;
  column: number;
}) {
  return problem({
    code: 'unknown-import',
    message: `The document imports "${specifier}", which does not exist.`,
    hint: 'Correct the path. A path that starts with a dot is relative to the importing file, and @site/ stands for the site folder.',
    ...location,
  });
}
