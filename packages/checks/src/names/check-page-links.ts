import { posix } from 'node:path';
import type { Diagnostic, ProseBlock, SourceContent } from 'lectern/plugin';
import { problem } from 'lectern/plugin';

/**
 * Maps the titles of documents, in lower case, to their files. A sentence may mention a document by its title, such
 * as "Sequence diagrams".
 */
export type Titles = ReadonlyMap<string, readonly string[]>;

export function titlesOf(contents: readonly SourceContent[]): Titles {
  const titles = new Map<string, string[]>();
  for (const page of contents.flatMap(({ pages }) => pages)) {
    if (page.kind !== 'doc' && page.kind !== 'markdown-page') continue;
    const key = page.title.toLowerCase();
    titles.set(key, [...(titles.get(key) ?? []), page.file]);
  }
  return titles;
}

/**
 * Reports a link to a whole file if its text is the title of another document. Links to a section are skipped, because
 * a section may have the same title as another document.
 */
export function pageLinkProblems({
  file,
  prose,
  titles,
}: {
  file: string;
  prose: readonly ProseBlock[];
  titles: Titles;
}): Diagnostic[] {
  return prose.flatMap(({ markdown, line, column }) =>
    [...markdown.matchAll(fileLink)].flatMap(({ 1: text = '', 2: href = '', index }) => {
      // Link text that starts in lower case is skipped, because it is probably not a title.
      const files = /^\P{Lu}/u.test(text) ? undefined : titles.get(text.toLowerCase());
      const target = posix.join(posix.dirname(file), href);
      if (files === undefined || files.includes(target)) return [];
      const before = markdown.slice(0, index).split('\n');
      const found = problem({
        code: 'wrong-link-text',
        message: `The link text "${text}" is the title of ${files.join(' and ')}, but the link leads to ${target}.`,
        hint: 'Correct the link text, or link to the document with that title.',
        file,
        line: line + before.length - 1,
        column: (before.at(-1)?.length ?? 0) + (before.length === 1 ? column : 1),
      });
      return [found];
    }),
  );
}

const fileLink = /\[([^\][`]+)\]\((?!\w+:|\/)([^)\s#]+\.mdx?)\)/g;
