import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readText } from '../../content/read-text.js';
import { problem } from '../../diagnostics/diagnostic.js';
import { hashText } from '../../util/hash.js';
import { partialFile } from '../imports.js';
import type { Project } from '../read-project.js';
import type { CompiledText, Compiler, TextFile } from './compiler.js';

/** Compiled texts by their path relative to the site's folder: pages, and the partials that they import. */
export type CompiledFiles = ReadonlyMap<string, CompiledText>;

interface Options {
  project: Pick<Project, 'siteDir' | 'config' | 'content'>;
  documents: readonly TextFile[];
  compiler: Compiler;
  /** Told of the files that were not compiled before, which is waited for. */
  onMissing?: ((files: readonly string[]) => Promise<void>) | undefined;
}

/** Compiles documents and, level by level, every text that they import. */
export async function compileDocuments({
  project: { siteDir, config, content },
  documents,
  compiler,
  onMissing,
}: Options): Promise<CompiledFiles> {
  const samplePackages = Object.keys(config.samples.packages);
  const compiled = new Map<string, CompiledText>();
  const written = writtenTexts({ siteDir, content });
  let level: readonly TextFile[] = documents.map(({ file, path, contentHash }) => ({
    file,
    path,
    contentHash,
    ...written.get(file),
  }));
  while (level.length > 0) {
    const made = await compiler.compile({ texts: level, samplePackages, onMissing });
    for (const document of made) compiled.set(document.file, document);
    level = readPartials({ siteDir, documents: made, compiled, written });
  }
  return compiled;
}

/** What plug-ins have written, as files. */
function writtenTexts({ siteDir, content }: Pick<Project, 'siteDir' | 'content'>): Map<string, TextFile> {
  return new Map(
    content.flatMap(({ texts = {} }) =>
      Object.entries(texts).map(([file, { text, excerptOf }]) => [
        file,
        { file, path: join(siteDir, file), contentHash: hashText(text), text, excerptOf },
      ]),
    ),
  );
}

/** The texts that documents import and that are not compiled yet. */
function readPartials({
  siteDir,
  documents,
  compiled,
  written,
}: {
  siteDir: string;
  documents: readonly CompiledText[];
  compiled: CompiledFiles;
  written: ReadonlyMap<string, TextFile>;
}): TextFile[] {
  const found = new Map<string, TextFile>();
  for (const from of documents) {
    for (const { specifier, line, column } of from.imports) {
      const file = partialFile({ siteDir, specifier, from: from.file });
      if (file === undefined || compiled.has(file) || found.has(file)) continue;
      const own = written.get(file);
      if (own !== undefined) {
        found.set(file, own);
        continue;
      }
      const path = join(siteDir, file);
      if (!existsSync(path)) {
        from.diagnostics.push(missingText({ specifier, file: from.file, line, column }));
        continue;
      }
      const { text, diagnostic } = readText({ path, file });
      if (diagnostic !== undefined) from.diagnostics.push(diagnostic);
      else found.set(file, { file, path, contentHash: hashText(text) });
    }
  }
  return [...found.values()];
}

function missingText({
  specifier,
  ...place
}: {
  specifier: string;
  file: string;
  line: number;
  column: number;
}) {
  return problem({
    code: 'unknown-import',
    message: `The text imports "${specifier}", which is not there.`,
    hint: 'A path is relative to the file with the import; @site/ is the folder of the site.',
    ...place,
  });
}
