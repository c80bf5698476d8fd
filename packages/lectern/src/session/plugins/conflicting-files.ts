import { createHash } from 'node:crypto';
import type { PublishedFile, SourceContent } from '../../content/types.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { problem } from '../../diagnostics/diagnostic.js';
import type { Project } from '../project.js';
import { contentOf, pluginFiles } from './published-files.js';

interface Publisher {
  name: string;
  locale: string;
}

interface Published extends Publisher {
  file: PublishedFile;
}

/**
 * If two plug-ins, or two locales of one plug-in, published different content at the same path, one file would
 * overwrite
 * the other.
 */
export function conflictingFiles(
  projects: readonly Pick<Project, 'content' | 'locale' | 'configFile'>[],
): Diagnostic[] {
  const byPath = new Map<string, Published[]>();
  for (const { content, locale } of projects) {
    for (const { file, name } of content.flatMap(filesOf)) {
      const list = byPath.get(file.path) ?? [];
      byPath.set(file.path, [...list, { file, name, locale }]);
    }
  }
  return [...byPath].flatMap(([path, [first, ...others]]) => {
    if (first === undefined || others.length === 0) return [];
    const content = identityOf(first.file);
    const other = others.find(({ file }) => identityOf(file) !== content);
    const file = projects[0]?.configFile;
    return other === undefined ? [] : [conflict({ path, first, second: other, file })];
  });
}

export function conflict({
  path,
  first,
  second,
  file,
}: {
  path: string;
  first: Publisher;
  second: Publisher;
  file: string | undefined;
}): Diagnostic {
  const isSame = first.name === second.name;
  return problem({
    code: 'conflicting-files',
    message: isSame
      ? `The plug-in "${first.name}" publishes different content at ${path} for the locales ${first.locale} and ${second.locale}, so one would overwrite the other.`
      : `The plug-ins "${first.name}" and "${second.name}" publish different content at ${path}, so one would overwrite the other.`,
    hint: isSame
      ? `If a file differs between locales, start its path with the locale: \`${second.locale}/${path}\`.`
      : 'Change the path in one of the plug-ins.',
    ...(file !== undefined && { file }),
  });
}

function filesOf(content: SourceContent): { file: PublishedFile; name: string }[] {
  return pluginFiles([content]).map((file) => ({ file, name: content.id }));
}

function identityOf(file: PublishedFile): string {
  const content = contentOf(file);
  return content === undefined
    ? `source ${file.source ?? ''}`
    : createHash('sha256').update(content).digest('hex');
}
